import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changePassword } from '#contract/accounts/passwords.ts';
import { answerDashboard } from './support/dashboard.ts';
import { openScreen } from './support/open-screen.tsx';
import { dialogOf } from './support/outcomes.ts';

test('a failed change of the password shows the documented message', async () => {
  const { server } = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      // A refusal without a message.
      fake.refuse(changePassword, { code: 'too_many_attempts', message: '' });
    },
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = dialogOf('Change password');
  await dialog.getByLabelText('New Password').fill('another garden 7');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  const refusal = dialogOf('Change Failed!');
  await expect.element(refusal).toHaveTextContent('Unable to change your password. Please try again.');
  server.disconnect(changePassword);
  await refusal.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect
    .element(dialogOf('Error!'))
    .toHaveTextContent('We cannot reach the service. Please check your connection and try again.');
  await dialogOf('Error!').getByRole('button', { name: 'OK' }).click();
  server.refuse(changePassword, { code: 'unexpected_error' });
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect.element(dialogOf('Error!')).toHaveTextContent('Something went wrong. Please try again later.');
  const sent = { password: 'another garden 7' };
  expect(server.listCalls(changePassword)).toEqual([sent, sent, sent]);
});
