import { expect, type Page } from '@playwright/test';
import { notificationKindNames } from '#contract/notifications/notification.choices.ts';
import type { NotificationWire } from '#contract/notifications/notification.wire.ts';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import { dialogOf, signIn } from '#tests/support/journey-accounts.ts';
import { aBride, aGroom, interestOf } from '#tests/support/journey-inbox.ts';
import { bellOf, nameOf, noticeOf, seat, soon } from '#tests/support/journey-live.ts';
import { registerMember } from '#tests/support/journey-people.ts';
import { test } from '#tests/support/journey.ts';

const arun: NotificationWire['partner'] = {
  u_id: 7,
  u_firstname: 'Arun',
  u_lastname: 'Kurian',
  u_gender: 'Male',
  u_profile_pic: null,
  photo_placeholder: null,
};
const longName = {
  ...arun,
  u_firstname: 'Venkatanarasimharajuvaripeta',
  u_lastname: 'Thiruvananthapuramkaran',
};

/** What every kind says, and where it leads. */
const places: Record<NotificationWire['kind'], [sentence: string, path: string]> = {
  interest_received: ['Arun Kurian sent you an interest', '/inbox'],
  interest_accepted: ['Arun Kurian accepted your interest', '/inbox?tab=accepted&by=them'],
  interest_declined: ['Arun Kurian declined your interest', '/inbox?tab=sent'],
  interest_cancelled: ['Arun Kurian took their interest back', '/inbox'],
  contact_viewed: ['Arun Kurian viewed your contact details', '/inbox?tab=contacts&by=them'],
  visit: ['Arun Kurian viewed your profile', '/profile-vists'],
  todays_matches: ['3 new matches for you today', '/todaysMatch'],
  search_alert: ['3 new members for “Grooms of sixty”', '/moreMatch?saved=2000000000'],
};

function aNotice(kind: NotificationWire['kind'], index: number): NotificationWire {
  const isPersonal = kind !== 'todays_matches' && kind !== 'search_alert';
  return {
    notification_id: 100 - index,
    kind,
    partner: isPersonal ? arun : null,
    search_id: kind === 'search_alert' ? 2_000_000_000 : null,
    name: kind === 'search_alert' ? 'Grooms of sixty' : '',
    count: isPersonal ? 1 : 3,
    is_read: index > 2,
    created_at: new Date(Date.now() - index * 5 * 3_600_000 - 61_000).toISOString(),
  };
}

/** Has the bell tell of these, until they are read. */
async function fillBell(page: Page, notices: NotificationWire[]): Promise<void> {
  let told = notices;
  const success = { result: true, message: 'Done.' };
  const count = () => told.filter((notice) => !notice.is_read).length;
  await page.route('**/api/notification/list', (route) =>
    route.fulfill({ json: { ...success, data: told, unread: count() } }),
  );
  await page.route('**/api/notification/read', (route) => {
    told = told.map((notice) => ({ ...notice, is_read: true }));
    return route.fulfill({ json: { ...success, data: { unread: 0 } } });
  });
}

test('every kind of news has its sentence and leads to its screen @phone', async ({
  page,
  product,
}, testInfo) => {
  await fillBell(page, [
    ...notificationKindNames.map(aNotice),
    { ...aNotice('visit', 9), partner: longName },
  ]);
  await signIn(page, await registerMember(product));
  await page.goto('/myProfile');
  await bellOf(page, 3).click();
  const panel = dialogOf(page, 'Notifications');
  await expect(panel.getByText('New', { exact: true })).toHaveCount(3);
  await expect(panel).toContainText(longName.u_lastname);
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath('bell.png') });
  await page.keyboard.press('Escape');

  for (const kind of notificationKindNames) {
    const [sentence, path] = places[kind];
    await bellOf(page, 0).click();
    await expect(noticeOf(page, sentence)).toHaveAttribute('href', path);
    await page.keyboard.press('Escape');
  }
  await bellOf(page, 0).click();
  await noticeOf(page, places.interest_accepted[0]).click();
  await expect(page).toHaveURL(places.interest_accepted[1]);
  await expect(panel).toBeHidden();
});

test('from the bell one comes to the choice of what is told', async ({ page, product }) => {
  await signIn(page, await registerMember(product));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'Choose what you are told' }).click();
  await expect(page).toHaveURL('/settings?section=notifications');
});

test('what comes while the page is open is said to whoever listens, and stays new until it is read', async ({
  page,
  product,
}) => {
  const bride = await aBride(product, 'Hema');
  const groom = await aGroom(product, 'Hari');
  await seat(page, { product, member: bride, path: '/myProfile' });
  await interestOf(product, { from: groom, to: bride });
  await expect(page.locator('output[aria-live=polite]')).toContainText(
    `${nameOf(groom)} sent you an interest`,
    soon,
  );
  await bellOf(page, 1).click();
  await expect(noticeOf(page, `${nameOf(groom)} sent you an interest`)).toContainText('New');
  await expect(bellOf(page, 0)).toBeVisible();
});

test('a mail’s link ends the mails of its kind, after a press and without signing in @phone', async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/404/);
  const token = `7-visit-${'a'.repeat(43)}`;
  await page.goto(`/stop-mails?token=${token}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('No more of these mails?');
  await expect(page.getByText('somebody views your profile')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath('stop-mails.png') });
  await page.getByRole('button', { name: 'End these mails' }).click();
  await expect(title).toHaveText('This link opens nothing any more');

  await page.route('**/api/notification/stop_mails', (route) =>
    route.fulfill({ json: { result: true, message: '', data: { kind: 'visit' } } }),
  );
  await page.reload();
  await expect(async () => {
    // A press before the scripts have come is none.
    await page.getByRole('button', { name: 'End these mails' }).click({ timeout: 1_000 });
    await expect(title).toHaveText('No more of these mails', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'All notifications' })).toHaveAttribute(
    'href',
    '/settings?section=notifications',
  );
  await expectAccessible(page);

  await page.goto('/stop-mails?token=7-nothing');
  await expect(title).toHaveText('This link opens nothing any more');
});
