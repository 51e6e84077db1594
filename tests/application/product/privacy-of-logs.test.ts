import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { sendOtp } from '#contract/accounts/codes.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aRegisteredMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { readLaterCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ LOG_LEVEL: 'trace' });
});
afterAll(() => application.close());

describe('logs', () => {
  it('contain no address, number, password, code or token of a whole visit', async () => {
    const { email, mobile, password, token } = await aRegisteredMember(application);
    await callApi(application, { endpoint: login, input: { emailOrMobile: email, password: 'wrong guess' } });
    await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
    const code = await readLaterCode(application, { address: email, count: 2 });
    const logged = application.logged();
    expect(logged).toContain('/api/login_mobile_email');
    for (const secret of [email, mobile, password, token, 'wrong guess', `"${code}"`]) {
      expect(logged).not.toContain(secret);
    }
  });

  it('contain no message, also when sending one fails, is repeated, searched for or taken back', async () => {
    const secret = 'Sentinel words of a message';
    const { members, messages } = await aConversation(application, {
      messages: [{ by: 'first', text: secret }],
    });
    const [her, him] = members;
    const chat = conversing(application);
    const client_id = 'sentinel-client-id';
    await chat.send(her, him, { text: `${secret} again`, client_id });
    await chat.send(her, him, { text: `${secret} again`, client_id });
    await chat.send(her, him, { text: `${secret} ${'x'.repeat(2000)}` });
    await chat.send(her, { user_id: 999_999 }, { text: secret });
    await chat.send(her, him, { text: secret, reply_to: 999_999 });
    const found = await chat.read(him, her, { search: secret });
    expect(found.data).toHaveLength(2);
    await chat.threads(him, { search: secret });
    await chat.takeBack(her, messages[0]?.m_id ?? 0);
    const logged = application.logged();
    expect(logged).toContain('/api/chat/send');
    expect(logged).not.toContain('Sentinel words');
  });

  it('contain errors without the addresses and numbers that databases put in them', () => {
    const error = new Error('duplicate key (email)=(asha@example.org), mobile +91 98765 43210');
    application.context.log.error({ err: error }, 'logged on purpose');
    const line = application
      .logged()
      .split('\n')
      .find((text) => text.includes('logged on purpose'));
    expect(line).toContain('duplicate key (email)=([address]), mobile [number]');
  });

  it('contain no address or number from the path of a request', async () => {
    await application.server.inject('/asha.typed@example.org/9876543210');
    expect(application.logged()).toContain('"path":"/[address]');
    expect(application.logged()).not.toMatch(/asha\.typed|9876543210/);
  });

  it('contain the request id of a refusal', async () => {
    const { body } = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: '', password: '' },
    });
    expect(body).toHaveProperty('request_id');
    expect(application.logged()).toContain(JSON.stringify(Object.entries(body).at(-1)?.[1]));
  });
});
