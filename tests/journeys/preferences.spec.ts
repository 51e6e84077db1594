import { expect } from '@playwright/test';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';

test.describe('with a keyboard alone', () => {
  test('a dialog takes the focus, traps it, and returns it', async ({ page }) => {
    await openLanding(page);
    const opener = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, 'Sign In');
    await expect(dialog.getByLabel('E-mail or mobile number')).toBeFocused();
    for (const _ of Array.from({ length: 12 })) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the first link of a page skips the menu', async ({ page }) => {
    await openLanding(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a member changes the password and logs out', async ({ page, product }) => {
    await signIn(page, await registerMember(product));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Change password' }).press('Enter');
    await expect(dialogOf(page, 'Change password').getByLabel('New Password')).toBeFocused();
    await page.keyboard.type('jasmine evening 8');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page, 'Password Changed!').getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await menu.getByRole('button', { name: 'Logout' }).press('Enter');
    await dialogOf(page, 'Are you sure?').getByRole('button', { name: 'Yes, Logout' }).press('Enter');
    await expect(page).toHaveURL('/');
  });
});
