import { expect } from '@playwright/test';
import { listScreens } from '#scripts/test/list-screens.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { test } from '#tests/journeys/support/journey.ts';

const publicAddresses = [
  '/',
  '/all-Success-Stories',
  '/add-New-success-Story',
  '/terms',
  '/privacy',
  '/grievance',
  '/refunds',
];

test('every public page is reachable', async ({ page }) => {
  for (const address of publicAddresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('every member page is reachable for a member', async ({ page, product, problems }) => {
  test.slow();
  // No member has the profile ID 1; its page says so.
  problems.expect(/404 .*partner\/profile/, /status of 404/);
  await signIn(page, await registerMember(product));
  for (const address of listScreens('_member')) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    // Nothing of the member area is around the guide of a first profile.
    const menus = address.startsWith('/welcome') ? 0 : 1;
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toHaveCount(menus);
    await expect(page).toHaveURL(address);
  }
});

test('every administrator page is reachable for an administrator', async ({ page, product, problems }) => {
  test.slow();
  // Neither an import nor a report has the number 1; their pages say so.
  problems.expect(/404 .*(imports|reports)\/show/, /status of 404/);
  await signIn(page, product.administrator);
  for (const address of listScreens('_admin')) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('navigation', { name: 'Administration menu' })).toBeVisible();
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveURL(address);
  }
});

test('an unknown address shows the page for it, with status 404', async ({ page, problems }) => {
  problems.expect(/404 .*no-such-page/, /status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that cannot be read shows the same page', async ({ page, problems }) => {
  problems.expect(/404 /, /status of 404/);
  for (const address of ['/terms/%00', '/login?next=%00', '/%zz']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page');
  }
});
