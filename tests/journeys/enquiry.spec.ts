import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { closeOutcome, dialogOf } from '#tests/journeys/support/accounts.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';

const enquiry = {
  Name: 'Meera Pillai',
  'E-mail': 'meera@example.org',
  Phone: '98765 43210',
  Message: 'May my aunt keep the profile?',
};

test.beforeEach(({ page }) => openLanding(page));

test('an enquiry is sent, and the form is empty again', async ({ page }) => {
  const form = formOf(page);
  await fill(form);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialogOf(page, 'Enquiry Sent!')).toBeVisible();
  await expectAccessible(page);
  await closeOutcome(page, 'Enquiry Sent!');
  for (const label of Object.keys(enquiry)) await expect(fieldOf(form, label)).toHaveValue('');
});

test('without a network the dialog cannot be loaded, and a message says so', async ({ page, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /preload CSS/);
  const form = formOf(page);
  await fill(form);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(noticesOf(page)).toContainText('Error');
  await expectKept(form);
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  // Its stylesheet is loaded after all.
  await expect(dialogOf(page, 'Enquiry Sent!').locator('p').first()).toHaveCSS(
    'white-space-collapse',
    'preserve-breaks',
  );
});

function formOf(page: Page): Locator {
  return page.locator('#contactUs');
}

function fieldOf(form: Locator, label: string): Locator {
  return form.getByRole('textbox', { name: label, exact: true });
}

async function fill(form: Locator): Promise<void> {
  for (const [label, value] of Object.entries(enquiry)) await fieldOf(form, label).fill(value);
}

async function expectKept(form: Locator): Promise<void> {
  for (const [label, value] of Object.entries(enquiry)) await expect(fieldOf(form, label)).toHaveValue(value);
}
