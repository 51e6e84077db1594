import { expect, test } from 'vitest';
import { sendOtp } from '#contract/accounts/codes.ts';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { openLanding } from '../support/landing.ts';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';

const dialogs = [
  ['forgot', 'Forgot password'],
  ['otp', 'Login with OTP'],
  ['verify', 'Verify your e-mail address'],
] as const;

test.for(dialogs)('“%s” never says whether an address is registered', async ([search, title]) => {
  await openLanding(`?dialog=${search}`, (server) => {
    server.answer(forgotPassword, { data: null, code_length: 4 });
    server.answer(sendOtp, { data: null, code_length: 4 });
  });
  const dialog = dialogOf(title);
  await dialog.getByLabelText('E-mail address').fill('nobody@nowhere.example');
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await expectOutcome({ title: 'OTP Sent Successfully!', text: 'If nobody@nowhere.example is registered' });
  await expect.element(dialog).toHaveTextContent('If nobody@nowhere.example is registered with us, we have');
  await expect.element(dialog).toHaveTextContent('check your spam folder and the address above');
  await expect.element(dialog).not.toHaveTextContent('We have sent');
});

test.for(dialogs)('“%s” asks for no number where it takes an address alone', async ([search, title]) => {
  await openLanding(`?dialog=${search}`, () => {});
  const dialog = dialogOf(title);
  const send = dialog.getByRole('button', { name: 'Send a code' });
  await send.click();
  await expect.element(dialog.getByText('Enter your e-mail address', { exact: true })).toBeVisible();
  await dialog.getByLabelText('E-mail address').fill('asha');
  await expect.element(dialog.getByText('Enter a valid e-mail', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toHaveTextContent('mobile number');
});
