import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmWarning } from '#contract/conversations/conversations.ts';
import { sendMessage } from '#contract/conversations/messages.ts';
import { aBride, aGroom, answerOf, interestOf } from './inbox.ts';
import { nameOf } from './live.ts';
import { askProduct, type Partner } from './partners.ts';
import type { Product } from './product.ts';

/** A bride and a groom with an accepted interest, who have confirmed the warning before the first message. */
export type Couple = readonly [bride: Partner, groom: Partner];

export async function aCouple(product: Product, [bride, groom]: readonly [string, string]): Promise<Couple> {
  const couple = [await aBride(product, bride), await aGroom(product, groom)] as const;
  await connect(product, couple);
  return couple;
}

/** Accepts an interest of one member in another by calls, and confirms the warning for both. */
export async function connect(product: Product, [first, second]: Couple): Promise<void> {
  const interest = await interestOf(product, { from: first, to: second });
  await answerOf(product, { by: second, interest, status: 'accepted' });
  for (const [own, partner] of [
    [first, second],
    [second, first],
  ] as const) {
    const body = { partner_id: partner.id };
    await askProduct(product, { endpoint: confirmWarning, token: own.token, body });
  }
}

type Said = { by: Partner; to: Partner; text: string };

/** Sends a message by a call. */
export async function say(product: Product, { by, to, text }: Said): Promise<void> {
  const body = { partner_id: to.id, text, client_id: randomUUID() };
  await askProduct(product, { endpoint: sendMessage, token: by.token, body });
}

/** The address of a conversation. */
export function conversationWith({ id }: Partner): string {
  return `/chatWindow?partner=${id}`;
}

/** The part of the screen with a conversation. */
export function conversationOf(page: Page, partner: Partner | string): Locator {
  return page.getByRole('region', {
    name: typeof partner === 'string' ? partner : nameOf(partner),
    exact: true,
  });
}

/** The field for the next message. */
export function fieldOf(page: Page, partner: Partner): Locator {
  return page.getByRole('textbox', { name: `Message to ${nameOf(partner)}` });
}

/** A message in the open conversation. */
export function messageOf(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('article').filter({ hasText: text });
}

/** The conversation with a partner in the list. */
export function threadOf(page: Page, partner: Partner): Locator {
  const list = page.getByRole('list', { name: 'Conversations' });
  return list.getByRole('button').filter({ hasText: nameOf(partner) });
}

/** The entry of the menus with the number of unread messages: beside the content, or at the bottom of a phone. */
export function messagesEntry(page: Page, { unread }: { unread: number }): Locator {
  const counted = `Messages ${unread} unread ${unread === 1 ? 'message' : 'messages'}`;
  const menu = page.getByRole('navigation', { name: /^(?:Quick menu|Menu)$/ });
  return menu.getByRole('link', { name: unread === 0 ? 'Messages' : counted, exact: true });
}

/** Writes a message and sends it by the button, which keyboards of phones leave in view. */
export async function write(page: Page, { to, text }: { to: Partner; text: string }): Promise<void> {
  await fieldOf(page, to).fill(text);
  await sendWritten(page);
  await expect(messageOf(page, text)).toBeVisible();
}

export async function sendWritten(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Chooses what to do with a message: by its button, or with a finger that rests on it. */
export async function chooseOf(message: Locator, entry: string): Promise<void> {
  const page = message.page();
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await holdDown(message);
  else {
    await message.hover();
    await message
      .locator('..')
      .getByRole('button', { name: /^More options for (?:your message|the message from)/ })
      .click();
  }
  await page.getByRole('menuitem', { name: entry }).click();
}

/** A finger rests on a message until its menu is there. */
async function holdDown(message: Locator): Promise<void> {
  const page = message.page();
  const inside = { x: 12, y: 12 };
  // It waits until the message neither moves nor is covered.
  await message.tap({ position: inside, trial: true });
  const { x, y } = (await message.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  const finger = { x: x + inside.x, y: y + inside.y };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await expect(page.getByRole('menu')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Chooses an entry of the menu of the whole conversation. */
export async function chooseOfConversation(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More options for this conversation' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The texts of the messages in the document that fit a pattern, from top to bottom. */
export async function listShown(page: Page, pattern: RegExp): Promise<string[]> {
  return page.getByRole('log').getByText(pattern).allTextContents();
}
