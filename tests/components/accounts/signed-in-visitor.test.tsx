import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { logout } from '#contract/accounts/sessions.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { answerAdministratorDashboard } from '../administration/dashboard-answers.ts';
import { administrator, member } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { openLanding } from '../support/landing.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';
import { startSession } from '#web/app/client/session.ts';
import { sessionOf } from '#web/app/client/session-of.ts';

test.each([
  ['member', member, 'You are signed in as Asha Mathew', '/dashboard'],
  ['administrator', administrator, 'as an administrator', '/admin-dashboard'],
] as const)('a signed-in %s finds the ways on at the registration', async (_who, person, text, home) => {
  await openScreen('/registration', {
    as: person,
    prepare: (fake) => {
      fake.answer(listChoices, { data: makeChoiceLists() });
      fake.answer(logout, { data: null });
    },
  });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', home);
  await expect.element(page.getByRole('radio', { name: 'Myself' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('who logs out there can register somebody', async () => {
  await openLanding('?dialog=register', (fake) => {
    fake.answer(logout, { data: null });
    startSession(sessionOf(member));
  });
  const dialog = dialogOf('Registration');
  await expect.element(dialog.getByText('You are signed in as Asha Mathew')).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => sessionStorage.getItem('token')).toBeNull();
});

test('a new password for the own account ends the session of this tab, and Sign In opens', async () => {
  const screen = await openLanding('?dialog=forgot', (fake) => {
    fake.answer(forgotPassword, { data: null, code_length: 4 });
    fake.answer(resetPassword, { data: null });
    startSession(sessionOf(member));
  });
  const dialog = dialogOf('Forgot password');
  await dialog.getByLabelText('E-mail address').fill(member.email);
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await expectOutcome({ title: 'OTP Sent Successfully!', text: member.email });
  await dialog.getByRole('textbox', { name: 'Digit 1 of 4' }).click();
  await userEvent.keyboard('1234');
  await dialog.getByLabelText('New Password').fill('copper lantern 9');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expectOutcome({ title: 'Password Changed!', text: 'updated successfully' });
  const password = dialogOf('Sign In').getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveValue('copper lantern 9');
  await expectAddress(screen, '/?dialog=sign-in');
  expect(sessionStorage.getItem('token')).toBeNull();
});

test.each(['/dashboard', '/partner-profile/7', '/myProfile?section=basic'])(
  'an administrator at %s, an address of members, gets the administration',
  async (address) => {
    const screen = await openScreen(address, { as: administrator, prepare: answerAdministratorDashboard });
    await expectAddress(screen, '/admin-dashboard');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  },
);
