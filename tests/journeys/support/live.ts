import { expect, type Locator, type Page } from '@playwright/test';
import { listTodaysMatches } from '#contract/matches/matches.ts';
import { listNotifications, readNotifications } from '#contract/notifications/notifications.ts';
import { dialogOf, signIn } from './accounts.ts';
import { askProduct, type Partner } from './partners.ts';
import type { Product } from './product.ts';

/** A member with the page on which they are signed in. */
export type Seated = { page: Page; member: Partner };

/** The bell with so many unread notifications. */
export function bellOf(page: Page, unread: number): Locator {
  const counted = unread === 1 ? '1 new notification' : `${unread} new notifications`;
  return page.getByRole('button', { name: unread === 0 ? 'Notifications' : counted, exact: true });
}

/** A notification of the open bell, by its sentence. */
export function noticeOf(page: Page, sentence: string): Locator {
  return dialogOf(page, 'Notifications').getByRole('link').filter({ hasText: sentence });
}

export function nameOf({ firstname, lastname }: Partner): string {
  return `${firstname} ${lastname}`;
}

/** Signs a member in, and opens a screen with an empty bell and a live connection. */
export async function seat(
  page: Page,
  { product, member, path }: { product: Product; member: Partner; path: string },
): Promise<Seated> {
  await readBell(product, member);
  await signIn(page, { ...member, address: product.address });
  const known = page.waitForResponse(/\/api\/notification\/list$/);
  const welcome = waitForWelcome(page);
  await page.goto(`${product.address}${path}`);
  await Promise.all([known, welcome]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, member };
}

/** Makes the list of the day and marks its notification as read, so that the bell counts from zero. */
export async function readBell(product: Product, { token }: Partner): Promise<void> {
  await askProduct(product, { endpoint: listTodaysMatches, token, body: {} });
  const { data } = await askProduct(product, { endpoint: listNotifications, token, body: {} });
  const newest = Math.max(0, ...data.map(({ notification_id: id }) => id));
  if (newest > 0) await askProduct(product, { endpoint: readNotifications, token, body: { up_to: newest } });
}

/** Resolves when a live connection of the page is accepted, or is impossible. */
async function waitForWelcome(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await Promise.race([socket.waitForEvent('framereceived'), socket.waitForEvent('close')]);
}

/** Opens the bell with unread notifications, and waits for one. */
export async function findNotice(page: Page, sentence: string): Promise<Locator> {
  await page.getByRole('button', { name: /^\d+ new notifications?$/ }).click();
  const notice = noticeOf(page, sentence);
  await expect(notice).toBeVisible();
  return notice;
}

/** The button that shows the relationship of the two, on the open profile. */
function relationshipButton(page: Page, label: RegExp): Locator {
  return page.getByRole('group', { name: /^Actions/ }).getByLabel(label);
}

/**
 * The bride views the groom's profile, sends an interest, is accepted, views the contact and shortlists him; he sees each step that
 * concerns him at once. In the end he blocks her, which she sees at once.
 */
export async function connectAndEnd(bride: Seated, groom: Seated): Promise<void> {
  await expect(bellOf(groom.page, 1), 'the bell shows the visit').toBeVisible();
  await sendInterest(bride.page);
  await acceptInterest(groom.page, nameOf(bride.member));

  await expect(relationshipButton(bride.page, /^Message /), 'the profile shows the connection').toBeVisible();
  await bellOf(bride.page, 1).click();
  await expect(noticeOf(bride.page, `${nameOf(groom.member)} accepted your interest`)).toBeVisible();
  await bride.page.keyboard.press('Escape');

  await viewContact(bride.page, groom.member);
  await bellOf(groom.page, 1).click();
  await expect(noticeOf(groom.page, `${nameOf(bride.member)} viewed your contact details`)).toBeVisible();
  await groom.page.keyboard.press('Escape');

  await bride.page.getByRole('button', { name: `Shortlist ${nameOf(groom.member)}` }).click();
  await expect(bride.page.getByRole('button', { name: `Shortlist ${nameOf(groom.member)}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await block(groom.page, nameOf(bride.member));
  await expect(groom.page.getByRole('article', { name: nameOf(bride.member) })).toBeHidden();
  await expect(bride.page.getByRole('heading', { level: 1 })).toHaveText('Not found!');
}

async function sendInterest(page: Page): Promise<void> {
  // Below a profile are similar ones with the same button.
  await page
    .getByRole('button', { name: /^Send interest/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Send interest to/ });
  await dialog.getByRole('button', { name: 'Send interest' }).click();
  await expect(page.getByRole('link', { name: /^Interest sent/ })).toBeVisible();
}

/** Finds the interest by the bell, and accepts it. */
async function acceptInterest(page: Page, name: string): Promise<void> {
  const notice = await findNotice(page, `${name} sent you an interest`);
  await notice.click();
  await expect(page).toHaveURL(/\/inbox$/);
  await page.getByRole('button', { name: `Accept the interest of ${name}` }).click();
  await expect(page.getByLabel(`Message ${name}`, { exact: true })).toBeVisible();
}

/** Views the contact details on the open profile. */
async function viewContact(page: Page, partner: Partner): Promise<void> {
  await page.getByRole('button', { name: `Contact details of ${nameOf(partner)}` }).click();
  const dialog = dialogOf(page, `Contact details of ${partner.firstname}`);
  await dialog.getByRole('button', { name: 'Show contact details' }).click();
  await expect(dialog).toContainText(partner.email);
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** Blocks a member from their card. */
async function block(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page
    .getByRole('dialog', { name: /^Block/ })
    .getByRole('button', { name: 'Block' })
    .click();
}
