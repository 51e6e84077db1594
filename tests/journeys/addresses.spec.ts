import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import { signIn } from '#tests/support/journey-accounts.ts';
import { registerMember } from '#tests/support/journey-people.ts';
import { test } from '#tests/support/journey.ts';

const publicAddresses = [
  '/',
  '/all-Success-Stories',
  '/add-New-success-Story',
  '/view-success-story',
  '/terms',
  '/privacy',
  '/grievance',
];
const memberAddresses = [
  '/myProfile',
  '/dashboard',
  '/todaysMatch',
  '/myMatch',
  '/moreMatch',
  '/inbox',
  '/chatWindow',
  '/subscription',
  '/partner-profile/1',
  '/profile-vists',
  '/shortlisted',
];
const administratorAddresses = [
  '/admin-dashboard',
  '/subscription-management',
  '/enquiries',
  '/userManagement',
  '/admin-succestories',
  '/admin-profile',
  '/banner-settings',
  '/user-profileView',
  '/admin-successStoryView',
  '/admin-outbox',
];

test('every public page is there, and accessible', async ({ page }) => {
  for (const address of publicAddresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('every member page is there for a member, and accessible', async ({ page, product }) => {
  await signIn(page, await registerMember(product));
  for (const address of memberAddresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveURL(address);
    await expectAccessible(page);
  }
});

test('every administrator page is there for an administrator, and accessible', async ({ page, product }) => {
  await signIn(page, product.administrator);
  for (const address of administratorAddresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('navigation', { name: 'Administration menu' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveURL(address);
    await expectAccessible(page);
  }
});

test('no page of the areas is wider than a narrow phone', async ({ page, product }) => {
  await signIn(page, product.administrator);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [...memberAddresses, ...administratorAddresses]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
});

test('an unknown address gives a page that says so, with status 404', async ({ page, problems }) => {
  problems.expect(/404 .*no-such-page/, /status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
