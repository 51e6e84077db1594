import { expect } from '@playwright/test';
import { endSessions } from '#contract/accounts/sessions.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { findCrowd } from '#tests/journeys/support/crowd.ts';
import { aBride, aGroom, interestOf } from '#tests/journeys/support/inbox.ts';
import { bellOf, connectAndEnd, nameOf, noticeOf, readBell, seat } from '#tests/journeys/support/live.ts';
import { aPartner, askProduct } from '#tests/journeys/support/partners.ts';
import { block } from '#tests/journeys/support/settings.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('two members see live what happens between them, from the first visit to the block @phone @gate-desktop', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  // The profile that became invisible.
  problems.expect(/404/);
  const bride = await aBride(product, 'Asha');
  const groom = await aGroom(product, 'Arun');
  const his = await seat(await openBrowser(), { product, member: groom, path: '/dashboard' });
  const hers = await seat(page, { product, member: bride, path: `/partner-profile/${groom.id}` });
  await connectAndEnd(hers, his);
});

test('another tab of the same member follows, and shows read notifications as read', async ({
  page,
  product,
  context,
}) => {
  const bride = await aBride(product, 'Bina');
  const groom = await aGroom(product, 'Bijoy');
  await seat(page, { product, member: bride, path: `/partner-profile/${groom.id}` });
  const tab = await context.newPage();
  await tab.goto('/shortlisted');
  await expect(tab.getByText('Tap the heart on a profile')).toBeVisible();
  const heart = page.getByRole('button', { name: `Shortlist ${nameOf(groom)}` });
  await heart.click();
  const card = tab.getByRole('article').filter({ hasText: nameOf(groom) });
  await expect(card).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(tab.getByText('Removed from your shortlist'), 'the card stays where it is').toBeVisible();
  await expect(card).toBeVisible();

  await interestOf(product, { from: groom, to: bride });
  await expect(bellOf(page, 1)).toBeVisible();
  await expect(bellOf(tab, 1)).toBeVisible();
  await bellOf(tab, 1).click();
  await expect(noticeOf(tab, `${nameOf(groom)} sent you an interest`)).toContainText('New');
  await expect(bellOf(page, 0)).toBeVisible();
});

test('a session that is ended elsewhere leaves the member area at once', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/401/);
  const bride = await aBride(product, 'Chitra');
  await seat(page, { product, member: bride, path: '/dashboard' });
  await askProduct(product, { endpoint: endSessions, token: bride.token, body: {} });
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/next=%2Fdashboard/);
});

test('without a live connection the page polls', async ({ page, product }) => {
  const bride = await aBride(product, 'Divya');
  const groom = await aGroom(product, 'Dinesh');
  await page.routeWebSocket(/\/api\/live$/, (socket) => void socket.close());
  await page.clock.install();
  await readBell(product, bride);
  await signIn(page, bride);
  await page.goto('/inbox');
  await expect(page.getByText('No received interests found')).toBeVisible();
  await interestOf(product, { from: groom, to: bride });
  // Longer than the wait for a connection and than the polling interval.
  await page.clock.fastForward('01:00');
  await expect(bellOf(page, 1)).toBeVisible();
  await expect(page.getByRole('article', { name: nameOf(groom) })).toBeVisible();
});

test('events during a lost connection are shown as soon as it is back', async ({
  page,
  product,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const bride = await aBride(product, 'Esther');
  const groom = await aGroom(product, 'Elias');
  await seat(page, { product, member: bride, path: '/inbox' });
  await expect(page.getByText('No received interests found')).toBeVisible();
  await context.setOffline(true);
  await interestOf(product, { from: groom, to: bride });
  await expect(page.getByText('No received interests found')).toBeVisible();
  await context.setOffline(false);
  await expect(bellOf(page, 1)).toBeVisible();
  await expect(page.getByRole('article', { name: nameOf(groom) })).toBeVisible();
});

test('a block is silent: the open list stays as it is, and the member is gone when it loads anew', async ({
  page,
  product,
}) => {
  const { grooms, religion } = await findCrowd(product);
  const bride = await aPartner(product, { preference: { religion, must_have: 'religion' } });
  await signIn(page, bride);
  await page.goto('/myMatch');
  const cards = page.getByRole('main').getByRole('article');
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards.count()).toBe(36);
  }).toPass();

  const leaving = (await cards.nth(20).getByRole('heading').textContent()) ?? '';
  const groom = grooms.find(({ firstname, lastname }) => leaving.includes(`${firstname} ${lastname}`));
  if (groom === undefined) throw new Error('There is no groom with this name in the crowd');
  await block(product, { by: groom, of: bride });
  // A new list, because a reload restores the one that was open.
  await page.goto('/dashboard');
  await page.goto('/myMatch');
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards.count()).toBeGreaterThan(30);
  }).toPass();
  await expect(cards.getByRole('heading', { name: leaving })).toHaveCount(0);
});
