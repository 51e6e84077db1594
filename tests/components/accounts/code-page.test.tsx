import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { verifyOtp } from '#contract/accounts/codes.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { firstCode, storeSentCode } from '#web/features/accounts/sent-codes.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { openScreen } from '../support/open-screen.tsx';

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
  await page.getByLabelText('Code from the e-mail').fill('1234');
  await page.getByRole('button', { name: 'Verify e-mail' }).click();
  await expect.element(page.getByText('Invalid OTP')).toBeVisible();
  await expect.element(page.getByText(/^The code is wrong or has expired/)).toBeVisible();
  expect(server.listCalls(verifyOtp)[0]).toMatchObject({ token: '1234', remember: true });
});

test('once the time is over, the page leads to another code', async () => {
  await openAfter(0);
  await expect.element(another).toBeVisible();
});
