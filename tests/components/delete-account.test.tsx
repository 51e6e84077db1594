import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showMyPlan } from '#contract/plans/plans.ts';
import { deleteAccount, sendDeletionCode } from '#contract/privacy/account-deletion.ts';
import { expectAccessible } from './support/accessibility.ts';
import { member } from './support/area-frame.ts';
import type { FakeServer } from './support/fake-server.ts';
import { press } from './support/keys.ts';
import { openScreen } from './support/open-screen.tsx';
import { myBasic } from './support/wire-my-plan.ts';
import { dialogOf, expectOutcome, notices } from './support/outcomes.ts';

const dialog = dialogOf('Delete your account');
const password = dialog.getByLabelText('Your password');
const refused = dialogOf('Your account was not deleted');
const firstDigit = dialog.getByRole('textbox', { name: 'Digit 1 of 4' });

/** Opens the dialog that deletes the account. */
async function openDialog(prepare: (server: FakeServer) => void): Promise<FakeServer> {
  const { server } = await openScreen('/settings?section=leaving', { prepare });
  await press(page.getByRole('button', { name: 'Delete my account' }), '{Enter}');
  await expect.element(password).toHaveFocus();
  return server;
}

/** Continues to the boxes for the code; every code is refused. */
async function openCodeBoxes(): Promise<FakeServer> {
  const server = await openDialog((fake) => {
    fake.answer(sendDeletionCode, { data: null, code_length: 4 });
    fake.refuse(deleteAccount, { code: 'not_proved' });
  });
  await press(dialog.getByRole('button', { name: 'Send me a code instead' }), '{Enter}');
  await expect.element(firstDigit).toHaveFocus();
  return server;
}

test('a plan that runs is named, with its last day and the way to the rules of money', async () => {
  const later = {
    s_plan_name: 'Basic',
    s_starts_at: '2099-05-31T08:30:00.000Z',
    s_ends_at: '2099-06-30T08:30:00.000Z',
  };
  await openScreen('/settings?section=leaving', {
    prepare: (server) => server.answer(showMyPlan, { data: { ...myBasic, s_next: [later] } }),
  });
  await expect.element(page.getByText('Your plan Basic runs until 30 June 2099.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'When you get your money back' }))
    .toHaveAttribute('href', '/refunds');
});

test('without a password nothing is sent, and a wrong one can be typed again', async () => {
  const server = await openDialog((fake) => fake.refuse(deleteAccount, { code: 'not_proved' }));
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription('Enter the password');
  expect(server.listCalls(deleteAccount)).toEqual([]);

  await userEvent.keyboard('not the password{Enter}');
  await expect.element(refused).toHaveTextContent('The password or code is wrong.');
  await press(refused.getByRole('button', { name: 'Retry' }), '{Enter}');
  await expect.element(password).toHaveFocus();

  const dueAt = '2026-10-08T09:30:00.000Z';
  server.answer(deleteAccount, { data: { deletion_due_at: dueAt } });
  await userEvent.keyboard('the right password{Enter}');
  await expectOutcome({
    title: 'Your account will be deleted',
    text: 'Your account will be deleted in 7 days. Until then you can change your mind.',
  });
  expect(server.listCalls(deleteAccount)).toEqual([
    { password: 'not the password' },
    { password: 'the right password' },
  ]);
});

test('a code typed over another one is sent as typed, also with equal digits', async () => {
  const server = await openCodeBoxes();
  await userEvent.keyboard('0000');
  await firstDigit.click();
  await userEvent.keyboard('4066{Enter}');
  await expect.poll(() => server.listCalls(deleteAccount)).toEqual([{ otp: '4066' }]);
  await expect.element(refused).toBeVisible();
});

test('a wrong code is cleared, and the right one can be typed at once', async () => {
  const server = await openCodeBoxes();
  await expect.element(notices).toHaveTextContent('We have sent a code to your e-mail address.');
  await expect.element(dialog).toHaveTextContent(member.email);
  await expectAccessible();
  await userEvent.keyboard('0000{Enter}');
  await expect.element(refused).toHaveTextContent('The password or code is wrong.');
  await press(refused.getByRole('button', { name: 'Retry' }), '{Enter}');
  await expect.element(firstDigit).toHaveFocus();
  await expect.element(firstDigit).toHaveValue('');
  await userEvent.keyboard('4066{Enter}');
  await expect.poll(() => server.listCalls(deleteAccount)).toEqual([{ otp: '0000' }, { otp: '4066' }]);
  await expect.element(refused).toBeVisible();
});

test('after another code the wait is longer', async () => {
  const server = await openDialog((fake) =>
    fake.refuse(sendDeletionCode, { code: 'code_sent_recently', retry_after: 1, code_length: 6 }),
  );
  await dialog.getByRole('button', { name: 'Send me a code instead' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible();
  server.answer(sendDeletionCode, { data: null, code_length: 4 });
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.element(dialog).toHaveTextContent(/another code in (05:00|04:5\d)/);
});

test('a code that cannot be sent is reported, and the password can still be used', async () => {
  await openDialog((fake) => fake.refuse(sendDeletionCode, { code: 'too_many_codes' }));
  await dialog.getByRole('button', { name: 'Send me a code instead' }).click();
  await expectOutcome({
    title: 'The code was not sent',
    text: 'Too many codes were sent. Please try again later.',
  });
  await expect.element(password).toBeVisible();
});
