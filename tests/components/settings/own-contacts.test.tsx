import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  changeEmail,
  changeMobile,
  closeMobileQuestion,
  confirmEmail,
  confirmMobile,
  showOwnContacts,
} from '#contract/accounts/own-contacts.ts';
import { showSite } from '#contract/site/site.ts';
import { defaultSite } from '#web/app/document/site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { press } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';
import { contacts, type OwnContacts } from './wire-contacts.ts';

const address = 'asha@new.example.org';
const emailDialog = dialogOf('Change the e-mail address');
const mobileDialog = dialogOf('Your mobile number');

/** Opens a dialog of the own contact details. */
async function openDialog(button: string, own: Partial<OwnContacts> = {}): Promise<FakeServer> {
  const { server } = await openScreen('/settings?section=contacts', {
    prepare: (fake) => fake.answer(showOwnContacts, { data: { ...contacts, ...own } }),
  });
  await page.getByRole('button', { name: button }).click();
  return server;
}

const firstDigit = (dialog: Locator, length: number) =>
  dialog.getByRole('textbox', { name: `Digit 1 of ${length}` });

test('a new e-mail address counts once its code is entered; an empty password is not sent', async () => {
  const server = await openDialog('Change the e-mail address');
  server.refuse(changeEmail, { code: 'current_password_required' });
  await expect.element(emailDialog.getByLabelText('New e-mail address')).toHaveFocus();
  await userEvent.keyboard(`${address}{Enter}`);
  const password = emailDialog.getByLabelText('Current password');
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(/Enter the password/);
  expect(server.listCalls(changeEmail)).toEqual([{ email: address }]);

  server.answer(changeEmail, { data: null, code_length: 4 });
  await userEvent.keyboard('marigold garden 7{Enter}');
  await expect.element(firstDigit(emailDialog, 4)).toHaveFocus();
  await expect.element(emailDialog).toHaveTextContent(/another code in 03:(20|1\d)/);
  await expectAccessible();

  server.refuse(confirmEmail, { code: 'invalid_otp' });
  await userEvent.keyboard('0000{Enter}');
  const refused = dialogOf('The code was not accepted');
  await refused.getByRole('button', { name: 'Retry' }).click();
  await expect.element(firstDigit(emailDialog, 4)).toHaveValue('');
  server.answer(confirmEmail, { data: null });
  await firstDigit(emailDialog, 4).click();
  await userEvent.keyboard('4066{Enter}');
  await expect.element(dialogOf('E-mail address changed')).toBeVisible();
  await expect.element(emailDialog).not.toBeInTheDocument();
  expect(server.listCalls(confirmEmail).at(-1)).toEqual({ email: address, otp: '4066' });
  expect(sessionStorage.getItem('email')).toBe(address);
});

test('the code of a number that was sent a moment ago can be entered', async () => {
  const server = await openDialog('Verify the number');
  server.refuse(changeMobile, { code: 'code_sent_recently', retry_after: 42, code_length: 6 });
  await mobileDialog.getByRole('button', { name: 'Send a code' }).click();
  await expect.element(firstDigit(mobileDialog, 6)).toHaveFocus();
  await expect.element(mobileDialog).toHaveTextContent(/another code in 00:(4[0-2]|3\d)/);
  server.answer(confirmMobile, { data: null });
  await userEvent.keyboard('406612{Enter}');
  await expectOutcome({ title: 'Mobile number saved', text: 'number' });
  expect(server.listCalls(confirmMobile)).toEqual([{ mobile: '9876543210', otp: '406612' }]);
});

test('a code that waits is entered at once; after another one the wait is longer', async () => {
  const server = await openDialog('Enter the code', { pending_email: address, pending_email_code_length: 6 });
  await expect.element(firstDigit(emailDialog, 6)).toHaveFocus();
  await expect.element(emailDialog).toHaveTextContent(address);
  server.answer(changeEmail, { data: null, code_length: 4 });
  await emailDialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.element(emailDialog).toHaveTextContent(/another code in (05:00|04:5\d)/);
  await expect.element(firstDigit(emailDialog, 4)).toBeVisible();
});

test('another code that needs the password leads back to the address, which is kept', async () => {
  const server = await openDialog('Enter the code', { pending_email: address });
  server.refuse(changeEmail, { code: 'current_password_required' });
  await emailDialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.element(emailDialog.getByLabelText('Current password')).toHaveFocus();
  await expect.element(emailDialog.getByLabelText('New e-mail address')).toHaveValue(address);
});

test('another code that is refused for a while can be asked for afterwards', async () => {
  const server = await openDialog('Verify the number', { pending_mobile: contacts.mobile });
  server.refuse(changeMobile, { code: 'code_sent_recently', retry_after: 42, code_length: 6 });
  await mobileDialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expectOutcome({ title: 'The code was not sent', text: 'We sent a code a moment ago.' });
  await expect.element(mobileDialog).toHaveTextContent(/another code in 00:(4[0-2]|3\d)/);
  await expect.element(firstDigit(mobileDialog, 6)).toBeVisible();
});

test('the focus goes on from the page when the question about the number is closed', async () => {
  const { server } = await openScreen('/settings?section=contacts', {
    prepare: (fake) => {
      fake.answer(showSite, { data: { ...defaultSite, sends_text_messages: true } });
      fake.answer(showOwnContacts, { data: { ...contacts, asks_to_verify_mobile: true } });
      fake.answer(closeMobileQuestion, { data: null });
    },
  });
  const question = page.getByRole('region', { name: 'Verify your mobile number' });
  await expect.element(question).toBeVisible();
  server.answer(showOwnContacts, { data: contacts });
  await press(question.getByRole('button', { name: 'Do not ask again' }), '{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});
