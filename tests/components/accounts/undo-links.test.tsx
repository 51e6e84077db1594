import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { undoEmail } from '#contract/accounts/own-contacts.ts';
import { undoSecondFactor } from '#contract/accounts/second-factor.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });
const newPassword = page.getByRole('link', { name: 'Choose a new password' });

async function pressLink(address: string, prepare: (server: FakeServer) => void): Promise<FakeServer> {
  const { server } = await openScreen(`${address}?token=${token}`, { as: null, prepare });
  await page.getByRole('button', { name: /^Yes, (?:undo|remove) it$/ }).click();
  return server;
}

test('a change of the e-mail address is undone by a press', async () => {
  const server = await pressLink('/undo-email', (fake) =>
    fake.answer(undoEmail, { data: { email: 'asha@example.org' } }),
  );
  await expect.element(title).toHaveTextContent('Your address is in use again');
  await expect.element(newPassword).toHaveAttribute('href', '/?dialog=forgot');
  expect(server.listCalls(undoEmail)).toEqual([{ token }]);
});

test('a link that was used leads to the team, because the account may have another address', async () => {
  await pressLink('/undo-email', (fake) => fake.refuse(undoEmail, { code: 'not_found' }));
  await expect.element(title).toHaveTextContent('This link no longer works');
  await expect
    .element(page.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/#contactUs');
  expect(newPassword.elements()).toEqual([]);
});

test('an addition to the second factor is undone by a press', async () => {
  const server = await pressLink('/undo-second-factor', (fake) =>
    fake.answer(undoSecondFactor, { data: null }),
  );
  await expect.element(title).toHaveTextContent('The new app or passkey is removed');
  await expect.element(newPassword).toHaveAttribute('href', '/?dialog=forgot');
  expect(server.listCalls(undoSecondFactor)).toEqual([{ token }]);
});

test('a used link about the second factor still leads to a new password', async () => {
  await pressLink('/undo-second-factor', (fake) => fake.refuse(undoSecondFactor, { code: 'not_found' }));
  await expect.element(title).toHaveTextContent('This link no longer works');
  await expect.element(newPassword).toHaveAttribute('href', '/?dialog=forgot');
});
