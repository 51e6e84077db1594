import { expect, type Page } from '@playwright/test';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import {
  closeOutcome,
  confirmLogout,
  dialogOf,
  openLogout,
  sendCredentials,
  typeCode,
} from '#tests/journeys/support/accounts.ts';
import { fillRegistration } from '#tests/journeys/support/registration.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';

// With the service worker that a first visit installs.
test.use({ serviceWorkers: 'allow' });

const secondPassword = 'jasmine evening 8';
const thirdPassword = 'copper lantern 9';

test(
  'a visitor becomes a member, and finds the way back in',
  { tag: ['@phone', '@gate-phone'] },
  async ({ page, product, isMobile }) => {
    const person = aRegistration();
    const { email } = person;
    const { mailbox } = product;
    const look = () => expectAccessible(page);

    await test.step('registers in four steps', async () => {
      await openLanding(page);
      await page.getByRole('link', { name: 'FREE REGISTRATION' }).click();
      const dialog = await fillRegistration(page, { person, look });
      await expect(dialog.getByRole('radio', { name: 'Only after an accepted interest' })).toBeChecked();
      await look();
      await dialog.getByRole('button', { name: 'Register' }).click();
      await expect(dialogOf(page, 'Verify your e-mail address')).toContainText('Registration Successful!');
    });

    await test.step('verifies the e-mail with the code from the mail', async () => {
      const dialog = dialogOf(page, 'Verify your e-mail address');
      await expect(dialog).toContainText(email);
      await look();
      await typeCode(dialog, await mailbox.readNextCode(email));
      await dialog.getByRole('button', { name: 'Verify e-mail address' }).click();
    });

    await test.step('is signed in by that, in the guided first profile, and sees the dashboard', async () => {
      await expect(page).toHaveURL('/welcome/photo');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await look();
      await page.goto('/dashboard');
      await expectDashboard(page);
    });

    await test.step('finds the choice about the contact details in the settings, and is not asked again', async () => {
      await expect(
        page.getByRole('heading', { name: 'Who may see your mobile number and e-mail address?' }),
      ).toHaveCount(0);
      await page.goto('/settings?section=privacy');
      await expect(page.getByRole('radio', { name: 'Only after an accepted interest' })).toBeChecked();
      await page.goto('/dashboard');
    });

    await test.step('changes the password', async () => {
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = dialogOf(page, 'Change password');
      await dialog.getByLabel('New Password').fill(secondPassword);
      await look();
      await dialog.getByRole('button', { name: 'Change Password' }).click();
      await closeOutcome(page, 'Password Changed!');
    });

    await test.step('logs out', async () => {
      await openLogout(page, { isMobile });
      await look();
      await confirmLogout(page);
    });

    await test.step('sets a forgotten password again', async () => {
      await page.goto('/?dialog=sign-in');
      await dialogOf(page, 'Sign In').getByRole('link', { name: 'Forgot password?' }).click();
      const dialog = dialogOf(page, 'Forgot password');
      await expect(dialog).toBeVisible();
      await look();
      await dialog.getByLabel('E-mail address').fill(email);
      await dialog.getByRole('button', { name: 'Send a code' }).click();
      await closeOutcome(page, 'OTP Sent Successfully!');
      await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
      await look();
      await typeCode(dialog, await mailbox.readNextCode(email));
      await dialog.getByLabel('New Password').fill(thirdPassword);
      await dialog.getByRole('button', { name: 'Reset password' }).click();
      await closeOutcome(page, 'Password Changed!');
    });

    await test.step('signs in with the new password', async () => {
      await sendCredentials(page, { email, password: thirdPassword });
      await expectDashboard(page);
      await openLogout(page, { isMobile });
      await confirmLogout(page);
    });

    await test.step('signs in with a code instead, and sees the own profile', async () => {
      await page.goto('/?dialog=sign-in');
      await dialogOf(page, 'Sign In').getByRole('link', { name: 'Login with OTP' }).click();
      const dialog = dialogOf(page, 'Login with OTP');
      await expect(dialog).toBeVisible();
      await look();
      await dialog.getByLabel('E-mail address').fill(email);
      await dialog.getByRole('button', { name: 'Send a code' }).click();
      await closeOutcome(page, 'OTP Sent Successfully!');
      await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
      await look();
      await typeCode(dialog, await mailbox.readNextCode(email));
      await dialog.getByRole('button', { name: 'Check the code' }).click();
      await expect(page).toHaveURL('/myProfile');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Mathew');
    });
  },
);

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
}
