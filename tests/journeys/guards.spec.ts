import { expect } from '@playwright/test';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import {
  closeOutcome,
  confirmLogout,
  dialogOf,
  openLogout,
  sendCredentials,
  signIn,
} from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { fillRegistration } from '#tests/journeys/support/registration.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('a visitor signs in first, and then reaches the requested page', async ({ page, product }) => {
  const member = await registerMember(product);
  await page.goto('/shortlisted');
  await expect(page).toHaveURL(/\/\?.*dialog=sign-in/);
  await sendCredentials(page, member);
  await closeOutcome(page, 'Login Successful!');
  await expect(page).toHaveURL('/shortlisted');
});

test('a member sees that the administrator area is not for them', async ({ page, product }) => {
  await signIn(page, await registerMember(product));
  await page.goto('/userManagement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This area is for administrators');
  await expectAccessible(page);
});

test('a tab opened by a link is signed in too, and logging out in one signs out both', async ({
  page,
  product,
}) => {
  await signIn(page, await registerMember(product));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const opening = page.context().waitForEvent('page');
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.getByRole('link', { name: 'My Profile' }).click({ modifiers: ['ControlOrMeta'] });
  const secondTab = await opening;
  await expect(secondTab).toHaveURL('/myProfile');
  await expect(secondTab.getByRole('heading', { level: 1 })).toContainText('Asha Mathew');

  await openLogout(secondTab, { isMobile: false });
  await confirmLogout(secondTab);
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
});

test('the back button closes a dialog and the forward button opens it again', async ({ page }) => {
  await openLanding(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page, 'Sign In')).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
});

test('going back through the dialogs ends at the first page', async ({ page }) => {
  await openLanding(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await dialogOf(page, 'Sign In').getByRole('link', { name: 'Create account' }).click();
  await expect(dialogOf(page, 'Registration')).toBeVisible();
  await dialogOf(page, 'Registration').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a reload restores the typed registration, but no password', async ({ page }) => {
  const person = aRegistration();
  await page.goto('/?dialog=register');
  await fillRegistration(page, { person });
  await page.reload();
  const dialog = dialogOf(page, 'Registration');
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(person.mobile);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Confirm password')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue(person.firstname);
  const stored = await page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map(Object.entries)),
  );
  expect(stored).not.toContain(person.password);
});
