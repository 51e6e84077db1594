import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox, readOutboxMail } from '#contract/administration/outbox.ts';
import { anAdministrator, aRegisteredMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
});
afterAll(() => application.close());

describe('the outbox', () => {
  it('lists mails, newest first, and shows one', async () => {
    const { email } = await aRegisteredMember(application);
    const { body } = await callApi(application, { endpoint: listOutbox, input: { search: email }, token });
    expect(body.data[0]).toMatchObject({ ob_channel: 'mail', ob_to: email });
    const input = { mail_id: body.data[0]?.ob_id ?? '' };
    const mail = await callApi(application, { endpoint: readOutboxMail, input, token });
    expect(mail.body.data.ob_html).toContain('<!doctype html>');
    expect(mail.body.data.ob_text).toMatch(/^\d{4}$/m);
  });

  it('finds no mail outside its folder', async () => {
    const reading = (mail_id: string) =>
      callApi(application, { endpoint: readOutboxMail, input: { mail_id }, token });
    expect((await reading('nothing-here')).status).toBe(404);
    expect((await reading('../secret')).status).toBe(422);
  });
});
