import { expect, test } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openLanding } from '../support/landing.ts';
import { dialogOf } from '../support/outcomes.ts';

test.each([
  ['Forgot password?', 'Forgot password'],
  ['Login with OTP', 'Login with OTP'],
])('after a wrong password “%s” leads on, and keeps the address', async (way, title) => {
  await openLanding('?dialog=sign-in', (server) => server.refuse(login, { code: 'invalid_credentials' }));
  const dialog = dialogOf('Sign In');
  await dialog.getByLabelText('E-mail or mobile number').fill('asha@example.org');
  await dialog.getByLabelText('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const failure = dialogOf('Login failed');
  await expectAccessible();
  await failure.getByRole('button', { name: way }).click();
  await expect.element(failure).not.toBeInTheDocument();
  const next = dialogOf(title);
  await expect.element(next).toBeVisible();
  await expect.element(next.getByRole('textbox').first()).toHaveValue('asha@example.org');
});
