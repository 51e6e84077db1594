import { expect } from '@playwright/test';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { closeOutcome, dialogOf, typeCode } from '#tests/support/journey-accounts.ts';
import { callProduct } from '#tests/support/journey-people.ts';
import { fillRegistration } from '#tests/support/journey-registration.ts';
import { test } from '#tests/support/journey.ts';

test('a double click on Register makes one registration, and the wait is shown', async ({
  page,
  product,
}) => {
  const person = aRegistration();
  const slowly = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/register', async (route) => {
    sent += 1;
    await slowly.promise;
    await route.continue();
  });
  await page.goto('/?dialog=register');
  const dialog = await fillRegistration(page, { person });
  await dialog.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByText('Please wait…').first()).toBeVisible();
  slowly.resolve();
  await closeOutcome(page, 'Registration Successful!');
  await product.mailbox.readNextCode(person.email);
  expect(sent).toBe(1);
});

test('a wrong code says so and clears the boxes; the right one still works', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/\/api\/verify_otp/);
  const person = aRegistration();
  await page.goto('/?dialog=register');
  const registration = await fillRegistration(page, { person });
  await registration.getByRole('button', { name: 'Register' }).click();
  await closeOutcome(page, 'Registration Successful!');

  const code = await product.mailbox.readNextCode(person.email);
  const dialog = dialogOf(page, 'Verify your email');
  await typeCode(dialog, code === '1234' ? '4321' : '1234');
  await dialog.getByRole('button', { name: 'Verify Email' }).click();
  await dialogOf(page, 'Invalid OTP').getByRole('button', { name: 'Retry' }).click();
  for (const digit of [1, 2, 3, 4]) {
    await expect(dialog.getByRole('textbox', { name: `Digit ${digit} of 4` })).toHaveValue('');
  }
  await typeCode(dialog, code);
  await dialog.getByRole('button', { name: 'Verify Email' }).click();
  await closeOutcome(page, 'OTP Verification Successful!');
});

test('signing in before verifying leads to the verification, and a code is on its way', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/\/api\/login_mobile_email/);
  const person = aRegistration();
  await callProduct(product, { path: '/api/register', body: person });
  await page.goto('/?dialog=sign-in');
  const dialog = dialogOf(page, 'Sign In');
  await dialog.getByLabel('Email or mobile number').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  const verification = dialogOf(page, 'Verify your email');
  await typeCode(verification, await product.mailbox.readNextCode(person.email));
  await verification.getByRole('button', { name: 'Verify Email' }).click();
  await closeOutcome(page, 'OTP Verification Successful!');
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
});
