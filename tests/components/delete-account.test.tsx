import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteAccount } from '#contract/privacy/delete-account.ts';
import { sendDeletionCode } from '#contract/privacy/send-deletion-code.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openScreen } from './support/open-screen.tsx';

/** Opens the dialog that deletes the account, at the boxes for the code. */
async function openCodeBoxes() {
  const { server } = await openScreen('/settings?section=leaving', {
    prepare: (fake) => {
      fake.answer(sendDeletionCode, { data: null });
      fake.refuse(deleteAccount, { code: 'not_proved' });
    },
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByRole('button', { name: 'Send me a code instead' }).click();
  const firstDigit = dialog.getByRole('textbox', { name: 'Digit 1 of 4' });
  await expect.element(firstDigit).toHaveFocus();
  return { server, firstDigit };
}

test('a code typed over another one is sent as it was typed, also where both have the same digit', async () => {
  const { server, firstDigit } = await openCodeBoxes();
  await expectAccessible();
  await userEvent.keyboard('0000');
  await firstDigit.click();
  await userEvent.keyboard('4066{Enter}');
  await expect.poll(() => server.listCalls(deleteAccount)).toEqual([{ otp: '4066' }]);
});

test('a wrong code is emptied, and the right one can be typed at once', async () => {
  const { server, firstDigit } = await openCodeBoxes();
  await userEvent.keyboard('0000{Enter}');
  const refused = page.getByRole('dialog', { name: 'Your account was not deleted' });
  await expect.element(refused).toHaveTextContent('The password or code is not right.');
  await expectAccessible();
  await refused.getByRole('button', { name: 'Retry' }).click();
  await expect.element(firstDigit).toHaveFocus();
  await expect.element(firstDigit).toHaveValue('');
  await userEvent.keyboard('4066{Enter}');
  await expect.poll(() => server.listCalls(deleteAccount)).toEqual([{ otp: '0000' }, { otp: '4066' }]);
});
