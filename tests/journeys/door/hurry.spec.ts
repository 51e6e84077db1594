import { expect } from '@playwright/test';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { dialogOf, typeCode } from '#tests/journeys/support/accounts.ts';
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
  await dialog.getByLabel('E-mail or mobile number').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const verification = dialogOf(page, 'Verify your e-mail address');
  await typeCode(verification, await product.mailbox.readNextCode(person.email));
  await verification.getByRole('button', { name: 'Verify e-mail address' }).click();
  // The right password shows that the registration, made elsewhere, is their own.
  await expect(page).toHaveURL('/welcome/photo');
  await page.getByRole('button', { name: 'Show the matches now' }).click();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page.getByRole('banner')).toContainText(person.lastname);
});
