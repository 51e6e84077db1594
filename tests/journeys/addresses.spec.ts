import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/support/journey-accessibility.ts';
import { test } from '#tests/support/journey.ts';

test('the landing page is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
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
