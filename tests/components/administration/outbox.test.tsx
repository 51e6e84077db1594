import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listOutbox, readOutboxMail } from '#contract/administration/outbox.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aMailWire } from '../support/wire-mail.ts';

const mail = aMailWire();
const onePage = { page: 1, limit: 25, next: null };

/** Opens the outbox with these mails in it. */
async function openOutbox(mails: readonly (typeof mail)[]): Promise<FakeServer> {
  const { server } = await openScreen('/admin-outbox', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listOutbox, { data: [...mails], total: mails.length, ...onePage });
      fake.answer(readOutboxMail, { data: mail });
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mail outbox');
  return server;
}

test('an administrator reads a mail as its receiver sees it, and as text', async () => {
  const server = await openOutbox([mail]);
  const mails = page.getByRole('list', { name: 'Mails, newest first' });
  await mails.getByRole('link', { name: mail.ob_subject }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: mail.ob_subject })).toBeVisible();
  await expect.element(page.getByTitle(mail.ob_subject)).toHaveAttribute('srcdoc', mail.ob_html);
  expect(server.listCalls(readOutboxMail)).toEqual([{ mail_id: mail.ob_id }]);

  await page.getByRole('radiogroup').getByText('Text', { exact: true }).click();
  const text = page.getByRole('main').getByText('Please type this code where you were asked for it.');
  await expect.element(text).toHaveTextContent(/Welcome, Meera.*4821/);
  expect(text.element().tagName).toBe('PRE');
  await expect.element(page.getByTitle(mail.ob_subject)).not.toBeInTheDocument();
});
