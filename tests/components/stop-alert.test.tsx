import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stopMails } from '#contract/notifications/stop-mails.ts';
import { stopAlert } from '#contract/searches/stop-alert.ts';
import { openScreen } from './support/open-screen.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });

test('an invalid link to stop an alert shows a message after the press', async () => {
  const { server } = await openScreen(`/stop-alert?token=${token}`, {
    as: null,
    prepare: (fake) => fake.refuse(stopAlert, { code: 'not_found' }),
  });
  await expect.element(title).toHaveTextContent('Stop this alert?');
  expect(server.listCalls(stopAlert)).toEqual([]);
  await page.getByRole('button', { name: 'Stop the alert' }).click();
  await expect.element(title).toHaveTextContent('This link no longer works');
  expect(server.listCalls(stopAlert)).toEqual([{ token }]);
});

test('the link of a mail stops mails of its kind, after a press and without signing in', async () => {
  const visits = `7-visit-${'a'.repeat(43)}`;
  const { server } = await openScreen(`/stop-mails?token=${visits}`, {
    as: null,
    prepare: (fake) => fake.answer(stopMails, { data: { kind: 'visit' } }),
  });
  await expect.element(title).toHaveTextContent('Stop these mails?');
  await expect.element(page.getByText('somebody views your profile')).toBeVisible();
  expect(server.listCalls(stopMails)).toEqual([]);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect.element(title).toHaveTextContent(/^These mails are stopped$/);
  await expect
    .element(page.getByRole('link', { name: 'All notifications' }))
    .toHaveAttribute('href', '/settings?section=notifications');
  expect(server.listCalls(stopMails)).toEqual([{ token: visits }]);
});
