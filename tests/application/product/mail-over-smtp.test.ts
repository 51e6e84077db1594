import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { aMember, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { proveMobile } from '#tests/factories/prove-mobile.ts';
import { callApi } from '#tests/support/call-api.ts';
import { codeIn } from '#tests/support/code-in.ts';
import { startSmsReceiver } from '#tests/support/receivers/sms-receiver.ts';
import { type SmtpReceiver, startSmtpReceiver } from '#tests/support/receivers/smtp-receiver.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

// A server that listens on a port has an address with one.
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let receiver: SmtpReceiver;
let application: TestApplication;
beforeAll(async () => {
  receiver = await startSmtpReceiver();
  application = await startApplication({
    SMTP_URL: receiver.url,
    MAIL_FROM: 'Two Families <hello@families.example>',
  });
});
afterAll(async () => {
  await application.close();
  await receiver.close();
});

describe('with a mail server', () => {
  it('mails the code in HTML and in text, from the configured sender, to one recipient', async () => {
    const { email } = await anUnverifiedMember(application);
    const [mail, ...more] = await receiver.waitForMails({ address: email, count: 1 });
    const code = codeIn(mail?.text ?? '');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: 'Two Families', address: 'hello@families.example' },
      recipients: [email],
      to: [email],
      subject: 'Your InTandem code for your registration',
    });
    expect(mail?.html).toContain(code);
    expect(mail?.html).toContain('<h1');
  });

  it('opens the account with the code that arrived', async () => {
    const { email } = await anUnverifiedMember(application);
    const [mail] = await receiver.waitForMails({ address: email, count: 1 });
    const input = { email, token: codeIn(mail?.text ?? ''), is_login: false };
    expect((await callApi(application, { endpoint: verifyOtp, input })).body.result).toBe(true);
  });

  it('sends files with their names and types, byte by byte', async () => {
    const content = Buffer.from([0, 1, 2, 13, 10, 46, 13, 10, 250, 255]);
    const to = 'files@example.org';
    const attachments = [{ name: 'RC-26-27-000042.pdf', type: 'application/pdf', content }];
    await application.context.mailer.send({
      to,
      subject: 'A file',
      text: 'One',
      html: '<p>One</p>',
      attachments,
    });
    const [mail] = await receiver.waitForMails({ address: to, count: 1 });
    expect(mail?.attachments).toEqual(attachments);
  });

  it('leaves the outbox empty', async () => {
    const { email } = await anUnverifiedMember(application);
    await receiver.waitForMails({ address: email, count: 1 });
    expect(await application.outbox.listIds()).toEqual([]);
  });

  it('brings the mail by a later try when the first was refused', async () => {
    const refusalsLeft = receiver.refuseNext(1);
    const { email } = await anUnverifiedMember(application);
    expect(refusalsLeft()).toBe(0);
    await application.runJobs({ later: true });
    const mails = await receiver.waitForMails({ address: email, count: 1 });
    expect(mails).toHaveLength(1);
    expect(application.logged()).toContain('Busy, try again later');
    expect(application.logged()).not.toContain(email);
  });

  it.each([
    ['a line break', 'asha@example.org\r\nBcc: thief@example.org'],
    ['a second address', 'asha@example.org, thief@example.org'],
  ])('refuses an address with %s, which would add a recipient', async (_kind, email) => {
    await expect(anUnverifiedMember(application, { email })).rejects.toThrow('Registration refused');
    expect(receiver.mails.flatMap(({ recipients }) => recipients)).not.toContain('thief@example.org');
  });
});

describe('with a mail server that is down', () => {
  it('registers people all the same, and brings the code when the server is back', async () => {
    const down = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(down, 'listening');
    const port = portOf(down);
    const waiting = await startApplication({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const [{ email }] = await Promise.all([anUnverifiedMember(waiting), once(down, 'connection')]);
    await new Promise((resolve) => down.close(resolve));

    const back = await startSmtpReceiver(port);
    await waiting.runJobs({ later: true });
    const [mail] = await back.waitForMails({ address: email, count: 1 });
    const input = { email, token: codeIn(mail?.text ?? ''), is_login: false };
    const verified = await callApi(waiting, { endpoint: verifyOtp, input });
    await waiting.close();
    await back.close();
    expect(verified.body.result).toBe(true);
  });
});

describe('with a sender of text messages', () => {
  it('sends the code of a proved number there with its country code, and no mail', async () => {
    const texts = await startSmsReceiver();
    const texting = await startApplication({ SMTP_URL: receiver.url, SMS_URL: texts.url });
    const { email, mobile, user_id: id } = await aMember(texting);
    await proveMobile(texting.context, id);
    await callApi(texting, { endpoint: sendOtp, input: { emailOrMobile: mobile } });
    await texting.runJobs();
    const code = texts.readCode({ mobile: `+91${mobile}`, count: 1 });
    await texting.close();
    await texts.close();
    expect(texts.listTo(`+91${mobile}`)).toEqual([
      { to: `+91${mobile}`, text: expect.stringContaining(`${code} is your InTandem code`) },
    ]);
    expect(receiver.mails.flatMap(({ recipients }) => recipients)).not.toContain(email);
  });
});
