import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { sendOtp } from '#contract/accounts/codes.ts';
import { aRegisteredMember, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, readLaterCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const sending = (emailOrMobile: string) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile } });
const forgetting = (email: string) => callApi(application, { endpoint: forgotPassword, input: { email } });

describe.each([
  ['/send_otp', sending],
  ['/forgotpassword', forgetting],
])('a code requested with %s', (path, askForCode) => {
  it('is refused within 60 seconds of an unused one, with the time to wait', async () => {
    const { email } = await aRegisteredMember(application);
    expect((await askForCode(email)).status).toBe(200);
    const { status, body, retryAfter } = await askForCode(email);
    expect([status, body.code]).toEqual([429, 'code_sent_recently']);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Number(retryAfter)).toBeLessThanOrEqual(60);
  });

  it('is refused after five in an hour, the one of the registration included', async () => {
    const { email } = await anUnverifiedMember(application);
    const codes: unknown[] = [];
    for (let sends = 0; sends < 5; sends += 1) {
      application.clock.advanceMinutes(2);
      const { status, body } = await askForCode(email);
      codes.push(body.code ?? status);
    }
    expect(codes).toEqual([200, 200, 200, 200, 'too_many_codes']);
    const { status, retryAfter } = await askForCode(email);
    expect(status).toBe(429);
    application.clock.advanceMinutes(Number(retryAfter) / 60);
    expect((await askForCode(email)).status).toBe(200);
  });

  it('is sent once for 20 concurrent requests', async () => {
    const { email } = await aRegisteredMember(application);
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForCode(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('reveals nothing: an unknown address gets the same answers and no mail', async () => {
    const { email } = await aRegisteredMember(application);
    const stranger = `nobody.of${path.replace('/', '.')}@example.org`;
    const known = [await askForCode(email), await askForCode(email)];
    const unknown = [await askForCode(stranger), await askForCode(stranger)];
    const visible = ({ status, body }: (typeof known)[number]) => ({ status, ...body, request_id: '' });
    expect(unknown.map(visible)).toEqual(known.map(visible));
    await readLaterCode(application, { address: email, count: 2 });
    expect(await listMailsTo(application.outbox, stranger)).toEqual([]);
  });
});

describe('a code for signing in', () => {
  it('can be requested at once after the last was used', async () => {
    const { email } = await aRegisteredMember(application);
    expect((await sending(email)).status).toBe(200);
  });
});
