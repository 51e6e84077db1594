import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stopAlert } from '#contract/searches/stop-alert.ts';
import { openScreen } from './support/open-screen.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });

test('an invalid link to stop an alert shows a message after the press', async () => {
  const { server } = await openScreen(`/stop-alert?token=${token}`, {
    as: null,
    prepare: (fake) => fake.refuse(stopAlert, { code: 'not_found' }),
  });
  await expect.element(title).toHaveTextContent('End this alert?');
  expect(server.listCalls(stopAlert)).toEqual([]);
  await page.getByRole('button', { name: 'End the alert' }).click();
  await expect.element(title).toHaveTextContent('This link no longer works');
  expect(server.listCalls(stopAlert)).toEqual([{ token }]);
});
