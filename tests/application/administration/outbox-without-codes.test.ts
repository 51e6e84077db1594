import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#contract/administration/audit.ts';
import { listOutbox, readOutboxMail } from '#contract/administration/outbox.ts';
import { sendOtp } from '#contract/accounts/codes.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connecting } from '#tests/support/connecting.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ OUTBOX_SHOWS_CODES: 'off' });
});
afterAll(() => application.close());

/** The files of the outbox, as anyone who can read the folder finds them. */
async function readFiles(): Promise<string> {
  const folder = join(application.dataDirectory, 'outbox');
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

test('an administrator cannot sign in as a member with a code of the outbox, and each look at a mail is audited', async () => {
  const { email, user_id: memberId } = await aMember(application);
  const { token, user_id } = await anAdministrator(application);
  await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
  await receiveMails(application, { address: email, count: 1 });
  const list = await callApi(application, { endpoint: listOutbox, input: { search: email }, token });
  expect(list.body.data[0]?.ob_subject).not.toMatch(/\d{4}/);
  expect(list.body.data[0]?.ob_to).toMatch(/^..?•••@/);
  const mail_id = list.body.data[0]?.ob_id ?? '';
  const { body } = await callApi(application, { endpoint: readOutboxMail, input: { mail_id }, token });
  expect(body.data.ob_text).toContain('••••');
  expect(body.data.ob_text).toMatch(/sign-in-link#token=••••$/m);
  expect(body.data.ob_text).not.toMatch(/^\d{4,6}$/m);
  expect(await readFiles()).not.toMatch(/(?<![\d#])\d{4}(?= is your)/);
  const audit = await callApi(application, { endpoint: listAudit, input: { group: 'outbox' }, token });
  expect(audit.body.data).toMatchObject([
    { au_action: 'outbox.mail_read', au_administrator_id: user_id, au_after: { account: memberId } },
  ]);
});

test('the links of a mail in the outbox open nothing', async () => {
  const [her, him] = await Promise.all([
    aMember(application, { gender: 'Female' }),
    aMember(application, { gender: 'Male' }),
  ]);
  await connecting(application).send(him, her);
  const [mail] = await receiveMails(application, { address: her.email, count: 1 });
  expect(mail?.text).toMatch(/stop-mails#token=••••$/m);
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(/stop-mails\?token=••••>$/);
  expect(await readFiles()).not.toMatch(/-interest_received-[\w-]{43}/);
});

test('the links of a mail that was written while they were shown are masked when it is read', async () => {
  const { token } = await anAdministrator(application);
  const secret = 'a'.repeat(43);
  const link = `https://marriage.example/undo-email#token=${secret}`;
  await application.outbox.add({
    channel: 'mail',
    to: 'asha@example.org',
    subject: 'Before',
    text: `Undo it: ${link}`,
    html: `<a href="${link}">Undo it</a>`,
    createdAt: application.clock.now(),
  });
  const list = await callApi(application, { endpoint: listOutbox, input: { search: 'Before' }, token });
  const mail_id = list.body.data[0]?.ob_id ?? '';
  const { body } = await callApi(application, { endpoint: readOutboxMail, input: { mail_id }, token });
  expect([body.data.ob_text, body.data.ob_html].join()).not.toContain(secret);
});
