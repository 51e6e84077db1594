import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { switchUser } from '#contract/administration/users.ts';
import { aRegisteredMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, readCode, readLaterCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const sending = (emailOrMobile: string) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile } });
const verifying = (email: string, token: string, is_login = false) =>
  callApi(application, { endpoint: verifyOtp, input: { email, token, is_login } });
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('one-time codes', () => {
  it('sign in, and the answer has every field that the client stores', async () => {
    const { email, user_id } = await aRegisteredMember(application);
    application.clock.advanceMinutes(2);
    await sending(email);
    const { body } = await verifying(
      email,
      await readLaterCode(application, { address: email, count: 2 }),
      true,
    );
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      missing_step: null,
      profile_pic: null,
      user_id,
      email,
      name: 'Asha Mathew',
      role: 'user',
    });
  });

  it('are refused for a mobile number where no text messages are sent', async () => {
    const { mobile } = await aRegisteredMember(application);
    const { status, body } = await sending(mobile);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, 'invalid_input', 'emailOrMobile']);
  });

  it('verify and sign in an account that was never verified', async () => {
    const { email } = await anUnverifiedMember(application);
    const { body } = await verifying(email, await readCode(application, email), true);
    expect(body.data?.email).toBe(email);
  });

  it('come in a mail of their own use: the first welcomes, a later one signs in', async () => {
    const { email } = await aRegisteredMember(application);
    application.clock.advanceMinutes(2);
    await sending(email);
    await readLaterCode(application, { address: email, count: 2 });
    const subjects = (await listMailsTo(application.outbox, email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Your InTandem code', 'Your InTandem code for your registration']);
  });

  it('work once', async () => {
    const { email } = await anUnverifiedMember(application);
    const code = await readCode(application, email);
    await verifying(email, code);
    const again = await verifying(email, code);
    expect([again.status, again.body.code, again.body.message]).toEqual([422, 'invalid_otp', 'Invalid OTP']);
  });

  it('work once for concurrent uses', async () => {
    const { email } = await anUnverifiedMember(application);
    const code = await readCode(application, email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verifying(email, code, true)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
  });

  it('expire after 10 minutes', async () => {
    const { email } = await anUnverifiedMember(application);
    const code = await readCode(application, email);
    application.clock.advanceMinutes(10.1);
    expect((await verifying(email, code)).body.code).toBe('invalid_otp');
  });

  it('become invalid with the fifth wrong attempt', async () => {
    const { email } = await anUnverifiedMember(application);
    const code = await readCode(application, email);
    for (let tries = 0; tries < 5; tries += 1) await verifying(email, wrong(code));
    expect((await verifying(email, code)).body.code).toBe('invalid_otp');
  });

  it('stay valid after four wrong attempts', async () => {
    const { email } = await anUnverifiedMember(application);
    const code = await readCode(application, email);
    for (let tries = 0; tries < 4; tries += 1) await verifying(email, wrong(code));
    expect((await verifying(email, code)).body.result).toBe(true);
  });

  it('allow five guesses to 50 concurrent wrong codes', async () => {
    const { email } = await anUnverifiedMember(application);
    const code = await readCode(application, email);
    await Promise.all(Array.from({ length: 50 }, () => verifying(email, wrong(code))));
    const row = await application.context.database
      .selectFrom('oneTimeCodes')
      .select('wrongTries')
      .where('address', '=', email)
      .executeTakeFirst();
    expect(row?.wrongTries).toBe(5);
    expect((await verifying(email, code)).body.result).toBe(false);
  });

  it('slow guessing across several codes', async () => {
    const { email } = await anUnverifiedMember(application);
    const first = await readCode(application, email);
    for (let tries = 0; tries < 5; tries += 1) await verifying(email, wrong(first));
    application.clock.advanceMinutes(2);
    await sending(email);
    const second = await readLaterCode(application, { address: email, count: 2 });
    for (let tries = 0; tries < 5; tries += 1) await verifying(email, wrong(second));
    const slowed = await verifying(email, wrong(second));
    expect([slowed.status, slowed.body.code]).toEqual([429, 'too_many_attempts']);
    application.clock.advanceMinutes(2);
    await sending(email);
    const third = await readLaterCode(application, { address: email, count: 3 });
    expect((await verifying(email, third)).status).toBe(200);
  });

  it('are replaced by a newer one', async () => {
    const { email } = await anUnverifiedMember(application);
    const first = await readCode(application, email);
    application.clock.advanceMinutes(1.1);
    await sending(email);
    const second = await readLaterCode(application, { address: email, count: 2 });
    const answers = [
      await verifying(email, second === first ? wrong(first) : first),
      await verifying(email, second),
    ];
    expect(answers.map(({ body }) => body.result)).toEqual([false, true]);
  });

  it('of one purpose do not work for another', async () => {
    const { email } = await aRegisteredMember(application);
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const code = await readLaterCode(application, { address: email, count: 2 });
    expect((await verifying(email, code, true)).body.code).toBe('invalid_otp');
  });

  it('of an account that was deactivated since do not work', async () => {
    const { email, user_id } = await aRegisteredMember(application);
    await sending(email);
    const code = await readLaterCode(application, { address: email, count: 2 });
    const { token } = await anAdministrator(application);
    await callApi(application, { endpoint: switchUser, input: { user_id }, token });
    const { status, body } = await verifying(email, code, true);
    expect([status, body.code, body.data]).toEqual([403, 'account_inactive', null]);
    const sessions = await application.context.database
      .selectFrom('sessions')
      .selectAll()
      .where('accountId', '=', user_id)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('are stored only as a hash', async () => {
    const { email } = await anUnverifiedMember(application);
    const code = await readCode(application, email);
    const { database } = application.context;
    const row = await database
      .selectFrom('oneTimeCodes')
      .selectAll()
      .where('address', '=', email)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
  });
});
