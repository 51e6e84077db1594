import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { verifyOtp } from '#contract/accounts/codes.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { firstCode, storeSentCode } from '#web/screens/accounts/sent-codes.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { emptyRegistration } from '#contract/accounts/registration-form.ts';
import { register } from '#contract/accounts/registration.ts';
import { storeDraft } from '#web/screens/accounts/registration/registration-draft.ts';
import { showFailureToast } from '#web/design/messages/toasts.tsx';
import { findBrokenWords } from '../support/views.ts';
import { openScreen, type Screen } from '../support/open-screen.tsx';
import { dialogOf, notices } from '../support/outcomes.ts';

const openAfter = (waitSeconds: number) => {
  const sent = firstCode('mother@example.org', { waitSeconds });
  storeSentCode('verify', { ...sent, isRegistration: true });
  return openScreen('/registration', {
    as: null,
    prepare: (server) => server.answer(listChoices, { data: makeChoiceLists() }),
  });
};

const another = page.getByRole('link', { name: 'Get another code' });

test('the page of the code says when another one can be asked for, as the dialog does', async () => {
  await openAfter(200);
  await expect.element(page.getByText(/You can ask for another code in 03:[12]\d/)).toBeVisible();
  await expect.element(another).not.toBeInTheDocument();
});

test('a wrong code is explained, and the browser can be kept signed in, as in the dialog', async () => {
  const { server } = await openAfter(0);
  server.refuse(verifyOtp, { code: 'invalid_otp', message: 'Invalid OTP' });
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).click();
  await page.getByLabelText(/^(4-digit code|Code from the mail)$/).fill('1234');
  await page.getByRole('button', { name: 'Verify e-mail' }).click();
  // One mistake, one sentence.
  await expect.element(page.getByText(/^Invalid OTP\. The code is wrong or has expired/)).toBeVisible();
  expect(page.getByText(/wrong or has expired/).elements()).toHaveLength(1);
  expect(server.listCalls(verifyOtp)[0]).toMatchObject({ token: '1234', remember: true });
});

test('once the time is over, the page leads to another code', async () => {
  await openAfter(0);
  await expect.element(another).toBeVisible();
});

const typed = {
  ...emptyRegistration,
  profile_for: 'My Self',
  gender: 'Female',
  firstname: 'Asha',
  lastname: 'Mathew',
  dob_day: '14',
  dob_month: '03',
  dob_year: '1997',
  religion: 'Christian',
  community: 'Goan',
  email: 'asha@example.org',
  mobile: '9876543210',
};

/** The last step of the page, where the password alone is missing. */
async function openLastStep(other: Partial<typeof typed> = {}): Promise<Screen> {
  storeDraft({ step: 3, typed: { ...typed, ...other } });
  return openScreen('/registration', {
    as: null,
    prepare: (server) => {
      server.answer(listChoices, { data: makeChoiceLists() });
      server.answer(register, { data: { email: typed.email }, code_length: 4 });
    },
  });
}

test('after Register the page is that of the code, and so is its title; a wrong address leads back to its field', async () => {
  await openLastStep();
  await page.getByLabelText('Password', { exact: true }).fill('marigold garden 7');
  await page.getByLabelText('Confirm password').fill('marigold garden 7');
  await page.getByRole('button', { name: 'Register' }).click();
  const code = page.getByLabelText(/^(4-digit code|Code from the mail)$/);
  await expect.element(code).toHaveFocus();
  expect(document.title).toMatch(/^Verify your e-mail/);
  await page.viewport(390, 844);
  for (const width of [390, 360, 340, 320]) {
    await page.viewport(width, 844);
    expect(findBrokenWords(page.getByRole('heading', { level: 1 }).element())).toEqual([]);
  }
  await page.getByRole('link', { name: 'Change the address' }).click();
  await expect.element(page.getByLabelText('E-mail address', { exact: true })).toHaveFocus();
  expect(document.title).not.toMatch(/^Verify/);
});

test('a wrong address leads back to the number with its country', async () => {
  const { server } = await openLastStep({ mobile_country: 'GB44', mobile: '7911123456' });
  const registerAbroad = async () => {
    await expect.element(page.getByLabelText('Country')).toHaveDisplayValue('United Kingdom +44');
    await page.getByLabelText('Password', { exact: true }).fill('marigold garden 7');
    await page.getByLabelText('Confirm password').fill('marigold garden 7');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect.element(page.getByText('Registration Successful!')).toBeVisible();
  };
  await registerAbroad();
  await page.getByRole('link', { name: 'Change the address' }).click();
  await registerAbroad();
  const numbers = server.listCalls(register).map(({ mobile }) => mobile);
  expect(numbers).toEqual(['+447911123456', '+447911123456']);
});

test('without a connection Register says so, and the next try takes the old error away', async () => {
  const { server } = await openLastStep();
  await page.getByLabelText('Password', { exact: true }).fill('marigold garden 7');
  await page.getByLabelText('Confirm password').fill('marigold garden 7');
  const button = page.getByRole('button', { name: 'Register' });
  const reconnect = server.disconnect(register);
  await button.click();
  const error = dialogOf('Error');
  await expect.element(error).toHaveTextContent(/^.*We cannot reach the service/);
  await error.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByLabelText('E-mail address', { exact: true })).toHaveValue(typed.email);
  // As when the dialog itself did not arrive.
  showFailureToast('Error: We cannot reach the service.');
  reconnect();
  await button.click();
  await expect.element(notices).not.toBeInTheDocument();
  await expect.element(page.getByText('Registration Successful!')).toBeVisible();
});

test('a wrong field is on the screen, also when the page still scrolled to the button', async () => {
  await page.viewport(390, 500);
  await openLastStep();
  const email = page.getByLabelText('E-mail address', { exact: true });
  await email.fill('asha');
  const button = page.getByRole('button', { name: 'Register' });
  await expect.element(button).toBeInTheDocument();
  button.element().scrollIntoView({ behavior: 'smooth' });
  await userEvent.keyboard('{Enter}');
  await expect.element(email).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { top, bottom } = email.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(500);
});
