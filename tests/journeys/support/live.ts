import { expect, type Locator, type Page } from '@playwright/test';
import { listTodaysMatches } from '#contract/matches/matches.ts';
import { listNotifications, readNotifications } from '#contract/notifications/notifications.ts';
import { closeOutcome, dialogOf, signIn } from './accounts.ts';
import { askProduct, type Partner } from './partners.ts';
import type { Product } from './product.ts';

/** Somebody with the browser in which they are signed in. */
export type Seated = { page: Page; member: Partner };

/** The bell while so many notices are new. */
export function bellOf(page: Page, unread: number): Locator {
  const counted = unread === 1 ? 'Notifications: 1 is new' : `Notifications: ${unread} are new`;
  return page.getByRole('button', { name: unread === 0 ? 'Notifications' : counted, exact: true });
}

/** A notice behind the open bell, by what it tells. */
export function noticeOf(page: Page, sentence: string): Locator {
  return dialogOf(page, 'Notifications').getByRole('link').filter({ hasText: sentence });
}

export function nameOf({ firstname, lastname }: Partner): string {
  return `${firstname} ${lastname}`;
}

/** Signs somebody in at a product, and opens a screen on which the bell tells of nothing yet and hears what comes. */
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

/** The list of the day is made and told of, and that is read, so that what comes is counted from nothing. */
export async function readBell(product: Product, { token }: Partner): Promise<void> {
  await askProduct(product, { endpoint: listTodaysMatches, token, body: {} });
  const { data } = await askProduct(product, { endpoint: listNotifications, token, body: {} });
  const newest = Math.max(0, ...data.map(({ notification_id: id }) => id));
  if (newest > 0) await askProduct(product, { endpoint: readNotifications, token, body: { up_to: newest } });
}

/** Resolves when a connection of the page is admitted, or when it may have none. */
async function waitForWelcome(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await Promise.race([socket.waitForEvent('framereceived'), socket.waitForEvent('close')]);
}

/** Opens the bell, which tells something new, and waits for a notice. */
export async function findNotice(page: Page, sentence: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications: / }).click();
  const notice = noticeOf(page, sentence);
  await expect(notice).toBeVisible();
  return notice;
}

/** The button in its place between the two, on the open profile. */
function standing(page: Page, label: RegExp): Locator {
  return page.getByRole('group', { name: /^What you can do/ }).getByLabel(label);
}

/**
 * The bride looks at the groom's profile, sends an interest, is accepted, views the contact and puts him aside; he is told
 * at once of each step that concerns him, and blocks her in the end, which she sees at once.
 */
export async function connectAndEnd(bride: Seated, groom: Seated): Promise<void> {
  await expect(bellOf(groom.page, 1), 'the visit is told').toBeVisible();
  await sendInterest(bride.page);
  await acceptInterest(groom.page, nameOf(bride.member));

  await expect(standing(bride.page, /^Connected with/), 'the profile says it').toBeVisible();
  await bellOf(bride.page, 1).click();
  await expect(noticeOf(bride.page, `${nameOf(groom.member)} accepted your interest`)).toBeVisible();
  await bride.page.keyboard.press('Escape');

  await viewContact(bride.page, groom.member);
  await bellOf(groom.page, 1).click();
  await expect(noticeOf(groom.page, `${nameOf(bride.member)} viewed your contact details`)).toBeVisible();
  await groom.page.keyboard.press('Escape');

  await bride.page.getByRole('button', { name: `Shortlist ${nameOf(groom.member)}` }).click();
  await expect(bride.page.getByRole('region', { name: 'Notices' })).toContainText(
    'Shortlisted Successfully!',
  );

  await block(groom.page, nameOf(bride.member));
  await expect(groom.page.getByRole('article', { name: nameOf(bride.member) })).toBeHidden();
  await expect(bride.page.getByRole('heading', { level: 1 })).toHaveText('Not found!');
}

async function sendInterest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send Interest/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Connect with/ });
  await dialog.getByRole('button', { name: 'Connect Now' }).click();
  await closeOutcome(page, 'Interest send Successfully!');
}

/** Finds the interest by the bell, and says yes. */
export async function acceptInterest(page: Page, name: string): Promise<void> {
  const notice = await findNotice(page, `${name} sent you an interest`);
  await notice.click();
  await expect(page).toHaveURL(/\/inbox$/);
  await page.getByRole('button', { name: `Accept the interest of ${name}` }).click();
  await closeOutcome(page, 'Connection Made!');
}

/** Spends a view of the day on somebody whose profile is open. */
async function viewContact(page: Page, partner: Partner): Promise<void> {
  await page.getByRole('button', { name: `View Contact of ${nameOf(partner)}` }).click();
  const dialog = dialogOf(page, `Contact ${partner.firstname}`);
  await dialog.getByRole('button', { name: /^View Contact/ }).click();
  await expect(dialog).toContainText(partner.email);
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** Blocks somebody whose card is shown. */
async function block(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page
    .getByRole('dialog', { name: /^Block/ })
    .getByRole('button', { name: 'Block' })
    .click();
}
