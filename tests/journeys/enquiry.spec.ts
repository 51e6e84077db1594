import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { closeOutcome, dialogOf } from '#tests/journeys/support/accounts.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';

const enquiry = {
  Name: 'Meera Pillai',
  'E-mail address': 'meera@example.org',
  'Phone number': '98765 43210',
  Message: 'May my aunt keep the profile?',
};

test('without a network the dialog cannot be loaded, and a message says so; sent after all, the form is empty', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /preload CSS/);
  await openLanding(page);
  const form = page.locator('#contactUs');
  for (const [label, value] of Object.entries(enquiry)) await fieldOf(form, label).fill(value);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(noticesOf(page)).toContainText('Error');
  for (const [label, value] of Object.entries(enquiry)) await expect(fieldOf(form, label)).toHaveValue(value);
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  // Its stylesheet is loaded after all.
  await expect(dialogOf(page, 'Enquiry Sent!').locator('p').first()).toHaveCSS(
    'white-space-collapse',
    'preserve-breaks',
  );
  await expectAccessible(page);
  await closeOutcome(page, 'Enquiry Sent!');
  for (const label of Object.keys(enquiry)) await expect(fieldOf(form, label)).toHaveValue('');
});

function fieldOf(form: Locator, label: string): Locator {
  return form.getByRole('textbox', { name: label, exact: true });
}
