import { expect, type Locator, type Page } from '@playwright/test';
import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf } from '#tests/journeys/support/accounts.ts';
import { callProduct, registerMember } from '#tests/journeys/support/people.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

// On a small screen whose owner has a keyboard and no pointer.
test.use({ viewport: { width: 390, height: 844 } });

const newPassword = 'copper lantern 9';

/** Presses Tab until the focus is on an element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Opens Sign In in front of a page of members, enters a wrong password, and goes on to the forgotten one. */
async function failToSignIn(page: Page, { wanted, email }: { wanted: string; email: string }) {
  await page.goto(wanted);
  const signIn = dialogOf(page, 'Sign In');
  await expect(signIn.getByLabel('E-mail or mobile number')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, signIn.getByLabel('Password', { exact: true }));
  await page.keyboard.type('a wrong one 1');
  await page.keyboard.press('Enter');
  await pressFocused(page, { title: 'Login failed', button: 'Retry' });
  await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused();
  await tabTo(page, signIn.getByRole('link', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  return dialogOf(page, 'Forgot password');
}

/** Answers an outcome by the button that has its focus. */
async function pressFocused(page: Page, { title, button }: { title: string; button: string }) {
  const outcome = dialogOf(page, title);
  await tabTo(page, outcome.getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
  await expect(outcome).toBeHidden();
}

/** Requests a code for the address that is entered already, and closes what says that it was sent. */
async function requestCode(page: Page, dialog: Locator): Promise<Locator> {
  await expect(dialog.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressFocused(page, { title: 'OTP Sent Successfully!', button: 'OK' });
  const first = dialog.getByRole('textbox', { name: 'Digit 1 of 4' });
  await tabTo(page, first);
  return first;
}

/** Types a code, and the new password below it. */
async function typeNewPassword(page: Page, { dialog, code }: { dialog: Locator; code: string }) {
  await page.keyboard.type(code);
  await tabTo(page, dialog.getByLabel('New Password'));
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
}

/** The last steps: the new password signs in, and leads to the page that was wanted at first. */
async function signInAnew(page: Page, wanted: string): Promise<void> {
  await pressFocused(page, { title: 'Password Changed!', button: 'OK' });
  const signIn = dialogOf(page, 'Sign In');
  // The address is entered already, and so is the new password.
  const password = signIn.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue(newPassword);
  await tabTo(page, password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const otherCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Lets the codes to an address expire, or makes them old enough for another one. */
async function ageCodes(
  { store }: Product,
  change: { expiresAt: Date } | { requestedAt: Date },
): Promise<void> {
  await store.database.updateTable('oneTimeCodes').set(change).execute();
}

test('with the keyboard alone: a wrong password, a wrong code, an expired one, another one, and on to the wanted page @gate-desktop', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/4(?:0[0139]|22) .*\/(login|resetpassword)/, /status of 4(?:0[0139]|22)/);
  const { email } = await registerMember(product);
  const dialog = await failToSignIn(page, { wanted: '/shortlisted', email });
  // What was typed in Sign In is not asked for again.
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(email);
  const first = await requestCode(page, dialog);
  await expectAccessible(page);
  const code = await product.mailbox.readNextCode(email);

  await test.step('a wrong code empties the boxes and returns to them', async () => {
    await typeNewPassword(page, { dialog, code: otherCode(code) });
    await pressFocused(page, { title: 'Invalid OTP', button: 'Retry' });
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('');
    await expect(dialog.getByLabel('New Password')).toHaveValue(newPassword);
  });

  await test.step('an expired code is said to be no longer valid', async () => {
    await ageCodes(product, { expiresAt: new Date(Date.now() - 1000) });
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page, 'Invalid OTP')).toContainText('is wrong or has expired');
    await pressFocused(page, { title: 'Invalid OTP', button: 'Retry' });
  });

  await test.step('another code is requested, and a reload loses nothing', async () => {
    await ageCodes(product, { requestedAt: new Date(Date.now() - 120_000) });
    await page.clock.install();
    await page.reload();
    await expect(dialog.getByText('You can ask for another code in')).toBeVisible();
    await page.clock.fastForward('04:00');
    await tabTo(page, dialog.getByRole('button', { name: 'Resend OTP' }));
    await page.keyboard.press('Enter');
    const another = await product.mailbox.readNextCode(email);
    await pressFocused(page, { title: 'OTP Sent Successfully!', button: 'OK' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Digit 1 of 4' }));
    await typeNewPassword(page, { dialog, code: another });
  });

  await signInAnew(page, '/shortlisted');
});

test('an account whose e-mail was never verified gets a password and is verified by the same code', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/4(?:0[0139]|22) .*\/login/, /status of 4(?:0[0139]|22)/);
  const person: RegistrationInput = aRegistration();
  await callProduct(product, { path: '/api/register', body: person });
  await product.mailbox.readNextCode(person.email);
  const dialog = await failToSignIn(page, { wanted: '/inbox', email: person.email });
  await requestCode(page, dialog);
  await typeNewPassword(page, { dialog, code: await product.mailbox.readNextCode(person.email) });
  await signInAnew(page, '/inbox');
});

test('an address without an account reads the same, and no code is right', async ({ page, problems }) => {
  problems.expect(/4(?:0[0139]|22) .*\/(login|resetpassword)/, /status of 4(?:0[0139]|22)/);
  const { email } = aRegistration();
  const dialog = await failToSignIn(page, { wanted: '/inbox', email });
  await requestCode(page, dialog);
  await expect(dialog).toContainText(email);
  await typeNewPassword(page, { dialog, code: '1234' });
  await expect(dialogOf(page, 'Invalid OTP')).toBeVisible();
});
