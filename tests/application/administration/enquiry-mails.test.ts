import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import type { SessionData } from '#contract/accounts/sessions.ts';
import {
  addReceived,
  exportEnquiries,
  replyToEnquiry,
  resendReply,
  showEnquiry,
} from '#contract/enquiries/enquiries.ts';
import { deliverReply } from '#server/features/enquiries/deliver-reply.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aFailedReply } from '#tests/factories/a-failed-reply.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { callApi } from '#tests/support/call-api.ts';

import { type SmtpReceiver, startSmtpReceiver } from '#tests/support/receivers/smtp-receiver.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let receiver: SmtpReceiver;
let application: TestApplication;
let support: SessionData;
beforeAll(async () => {
  receiver = await startSmtpReceiver();
  application = await startApplication({
    SMTP_URL: receiver.url,
    PUBLIC_URL: 'https://families.example',
  });
  const { context } = application;
  await updateSiteSetting(context, { key: 'supportEmail', text: 'help@families.example' });
  support = await anAdministrator(application, { role: 'support' });
});
afterAll(async () => {
  await application.close();
  await receiver.close();
});

const reply = (enquiry_id: number, text: string) =>
  callApi(application, { endpoint: replyToEnquiry, input: { enquiry_id, text }, token: support.token });
const show = async (enquiry_id: number) => {
  const input = { enquiry_id };
  return (await callApi(application, { endpoint: showEnquiry, input, token: support.token })).body.data;
};
const receiveFrom = async (wanted: { address: string; count: number }) => {
  await application.runJobs();
  return receiver.waitForMails(wanted);
};
const lastDelivery = async (id: number) => (await show(id)).messages.at(-1)?.em_delivery;

describe('the mails of an enquiry', () => {
  it('have the reference in the subject, the answer, the question and the address to answer to', async () => {
    const { id, email } = await anEnquiry(application, { message: 'May my aunt\nkeep the profile?' });
    await reply(id, 'Dear Meera,\n\nYes, she may.\nWe are glad to help.');
    const [mail] = await receiveFrom({ address: email, count: 1 });
    expect(mail).toMatchObject({
      recipients: [email],
      subject: `[E-${String(id).padStart(6, '0')}] Your enquiry to InTandem`,
    });
    expect(mail?.text).toContain('Yes, she may.\nWe are glad to help.');
    expect(mail?.text).toContain('May my aunt\nkeep the profile?');
    expect(mail?.html).toContain('Yes, she may.<br>');
    expect(mail?.headers.get('reply-to')).toBe('help@families.example');
    await application.runJobs();
    expect(await lastDelivery(id)).toBe('sent');
    expect(application.logged()).not.toContain(email);
    expect(application.logged()).not.toContain('she may');
  });

  it('are one conversation for mail programs', async () => {
    const { id, email } = await anEnquiry(application);
    await reply(id, 'Yes, she may.');
    await receiveFrom({ address: email, count: 1 });
    const input = { enquiry_id: id, text: 'And my uncle?' };
    await callApi(application, { endpoint: addReceived, input, token: support.token });
    await reply(id, 'He may as well.');
    const [second, first] = await receiveFrom({ address: email, count: 2 });
    const threadOf = (mail: typeof first) =>
      ['in-reply-to', 'references'].map((name) => mail?.headers.get(name));
    const root = `<enquiry-${id}@families.example>`;
    const firstId = first?.headers.get('message-id') ?? '';
    expect(firstId).toMatch(new RegExp(`^<enquiry-${id}\\.[\\w-]{36}@families\\.example>$`));
    expect(threadOf(first)).toEqual([root, root]);
    expect(threadOf(second)).toEqual([firstId, `${root} ${firstId}`]);
    expect(second?.subject).toBe(`Re: ${first?.subject}`);
    expect(second?.text).toContain('And my uncle?');
  });

  it('are tried again when the mail server refuses them, and administrators see that', async () => {
    receiver.refuseNext(1);
    const { id, email } = await anEnquiry(application);
    await reply(id, 'Yes, she may.');
    await application.runJobs();
    expect(await lastDelivery(id)).toBe('retrying');
    await application.runJobs({ later: true });
    const mails = await receiveFrom({ address: email, count: 1 });
    expect(mails).toHaveLength(1);
    expect(await lastDelivery(id)).toBe('sent');
  });

  it('are sent once when two processes have the same task', async () => {
    const { id, email } = await anEnquiry(application);
    const { body } = await reply(id, 'Once.');
    const { em_id: messageId } = body.data;
    await Promise.all([1, 2, 3].map(() => deliverReply(application.context, messageId)));
    await application.runJobs();
    expect(await lastDelivery(id)).toBe('sent');
    await deliverReply(application.context, messageId);
    expect(await receiveFrom({ address: email, count: 1 })).toHaveLength(1);
  });

  it('that failed for good can be sent again, and others cannot', async () => {
    const { id, email } = await anEnquiry(application);
    const input = { message_id: await aFailedReply(application, id) };
    expect((await show(id)).messages).toMatchObject([{ em_delivery: 'failed', em_can_resend: true }]);
    const resend = () => callApi(application, { endpoint: resendReply, input, token: support.token });
    expect((await resend()).body.data).toMatchObject({ em_delivery: 'queued', em_can_resend: false });
    await receiveFrom({ address: email, count: 1 });
    expect((await resend()).body.code).toBe('reply_not_failed');
  });
});

describe('the export of enquiries', () => {
  const fetchExport = (query: string, token = support.token) =>
    application.server.inject({
      method: 'GET',
      url: `/api${exportEnquiries.path}?${query}`,
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: '192.0.2.1',
    });

  it('contains the filtered enquiries without formulas, and is recorded', async () => {
    const word = `Idukki${crypto.randomUUID().slice(0, 6)}`;
    const { id } = await anEnquiry(application, { name: '=1+1', message: `${word}, "quoted"\nsecond line` });
    await anEnquiry(application);
    const answer = await fetchExport(`search=${word}&status=new`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = parse(answer.body, { bom: true, columns: true });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      Reference: `E-${String(id).padStart(6, '0')}`,
      State: 'new',
      Name: "'=1+1",
      Phone: "'+91 9876543210",
      Message: `${word}, "quoted"\nsecond line`,
    });
    const entry = await application.context.database
      .selectFrom('auditEntries')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'enquiries.exported',
      after: { count: 1, status: 'new', has_search: true },
    });
    expect(JSON.stringify(entry)).not.toContain(word);
  });

  it('asks for a password or code that is older than a quarter of an hour', async () => {
    const late = await anAdministrator(application, { role: 'support' });
    application.clock.advanceMinutes(16);
    expect((await fetchExport('', late.token)).json()).toMatchObject({ code: 'proof_required' });
    const finance = await anAdministrator(application, { role: 'finance' });
    expect((await fetchExport('', finance.token)).json()).toMatchObject({ code: 'not_allowed' });
  });
});
