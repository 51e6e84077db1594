import { expect } from '@playwright/test';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { closeOutcome, dialogOf, typeCode } from '#tests/journeys/support/accounts.ts';
import { callProduct } from '#tests/journeys/support/people.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('signing in before verifying opens the verification, sends a code and goes on signed in', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/\/api\/login_mobile_email/);
  const person = aRegistration();
  await page.goto('/?dialog=sign-in');
  const dialog = dialogOf(page, 'Sign In');
  await expect(dialog).toBeVisible();
  await callProduct(product, { path: '/api/register', body: person });
  await dialog.getByLabel('Email or mobile number').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const verification = dialogOf(page, 'Verify your email');
  await typeCode(verification, await product.mailbox.readNextCode(person.email));
  await verification.getByRole('button', { name: 'Verify Email' }).click();
  await closeOutcome(page, 'OTP Verification Successful!');
  // The right password shows that the registration, made elsewhere, is their own.
  await expect(page).toHaveURL('/myProfile');
  await expect(page.getByRole('banner')).toContainText(person.lastname);
});
