import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { undoEmail } from '#contract/accounts/own-contacts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { screens } from '../support/views.ts';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });

const press = async (prepare: (fake: FakeServer) => void) => {
  const { server } = await openScreen(`/undo-email?token=${token}`, { as: null, prepare });
  await expect.element(title).toHaveTextContent('Undo the change of the e-mail address?');
  expect(server.listCalls(undoEmail)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, undo it' }).click();
  return server;
};

test.for(screens)('a change of the address is undone by a press, on %s', async ([, show]) => {
  await show();
  const server = await press((fake) => fake.answer(undoEmail, { data: { email: 'asha@example.org' } }));
  await expect.element(title).toHaveTextContent('Your address is in use again');
  await expectAccessible();
  expect(server.listCalls(undoEmail)).toEqual([{ token }]);
  await expect
    .element(page.getByRole('link', { name: 'Choose a new password' }))
    .toHaveAttribute('href', '/?dialog=forgot');
});

test('a link that was used leads to the team, because the account may have another address', async () => {
  await press((fake) => fake.refuse(undoEmail, { code: 'not_found' }));
  await expect.element(title).toHaveTextContent('This link no longer works');
  await expect
    .element(page.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/#contactUs');
  expect(page.getByRole('link', { name: 'Choose a new password' }).elements()).toEqual([]);
});
