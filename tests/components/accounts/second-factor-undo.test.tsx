import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { undoSecondFactor } from '#contract/accounts/second-factor.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { screens } from '../support/views.ts';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });

const press = async (prepare: (fake: FakeServer) => void) => {
  const { server } = await openScreen(`/undo-second-factor?token=${token}`, { as: null, prepare });
  await expect.element(title).toHaveTextContent('Was it somebody else?');
  expect(server.listCalls(undoSecondFactor)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, undo it' }).click();
  return server;
};

test.for(screens)('an addition to the second factor is undone by a press, on %s', async ([, show]) => {
  await show();
  const server = await press((fake) => fake.answer(undoSecondFactor, { data: null }));
  await expect.element(title).toHaveTextContent('It was undone');
  await expectAccessible();
  expect(server.listCalls(undoSecondFactor)).toEqual([{ token }]);
  await expect
    .element(page.getByRole('link', { name: 'Choose a new password' }))
    .toHaveAttribute('href', '/?dialog=forgot');
});

test('a link that was used still leads to a new password', async () => {
  await press((fake) => fake.refuse(undoSecondFactor, { code: 'not_found' }));
  await expect.element(title).toHaveTextContent('This link no longer works');
  await expect
    .element(page.getByRole('link', { name: 'Choose a new password' }))
    .toHaveAttribute('href', '/?dialog=forgot');
});
