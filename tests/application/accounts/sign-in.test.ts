import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { recommendedCost, setHashingCost } from '#server/features/accounts/password-hashing.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { switchUser } from '#contract/administration/users.ts';
import { callApi, type CallOptions } from '#tests/support/call-api.ts';
import { readCode, readLaterCode } from '#tests/support/read-code.ts';
import { cheapCost } from '#tests/setup/hash-cheaply.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const signingIn = (input: { emailOrMobile: string; password: string }, options: CallOptions = {}) =>
  callApi(application, { endpoint: login, input, ...options });

describe('signing in with a password', () => {
  it('answers the documented fields for an e-mail in upper or lower case', async () => {
    const { email, password, user_id } = await aMember(application);
    const { status, body } = await signingIn({ emailOrMobile: email.toUpperCase(), password });
    expect(status).toBe(200);
    expect(body.message).toBe('Here’s to finding your special someone!');
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      profile_pic: null,
      user_id,
      email,
      name: 'Asha Mathew',
      role: 'user',
      missing_step: null,
    });
  });

  it('accepts the ten digits of the mobile number', async () => {
    const { mobile, password } = await aMember(application);
    expect((await signingIn({ emailOrMobile: mobile, password })).status).toBe(200);
  });

  it('does not reveal which of identifier and password was wrong', async () => {
    const { email, password } = await aMember(application);
    const wrongPassword = await signingIn({ emailOrMobile: email, password: 'something else' });
    const wrongIdentifier = await signingIn({ emailOrMobile: 'nobody.at.all@example.org', password });
    const visible = ({ status, body }: typeof wrongPassword) => ({ status, ...body, request_id: '' });
    expect(visible(wrongIdentifier)).toEqual(visible(wrongPassword));
    expect([wrongPassword.status, wrongPassword.body.code]).toEqual([401, 'invalid_credentials']);
  });

  it('refuses an unverified account and sends it a code', async () => {
    const { email, password } = await anUnverifiedMember(application);
    await readCode(application, email);
    application.clock.advanceMinutes(5);
    const { status, body } = await signingIn({ emailOrMobile: email, password });
    expect([status, body]).toMatchObject([403, { code: 'email_not_verified', email, code_length: 4 }]);
    expect(body).not.toHaveProperty('retry_after');
    expect(await readLaterCode(application, { address: email, count: 2 })).toMatch(/^\d{4}$/);
  });

  it('says when an unverified account can have another code, where one is on its way', async () => {
    const { email, password } = await anUnverifiedMember(application);
    application.clock.advanceMinutes(0.5);
    const { body } = await signingIn({ emailOrMobile: email, password });
    expect(body).toMatchObject({ code: 'email_not_verified', retry_after: 30 });
  });

  it('of an unverified account by mobile number can be verified by that number', async () => {
    const { email, mobile, password } = await anUnverifiedMember(application);
    application.clock.advanceMinutes(2);
    await signingIn({ emailOrMobile: mobile, password });
    const token = await readLaterCode(application, { address: email, count: 2 });
    const proved = await callApi(application, { endpoint: verifyOtp, input: { email: mobile, token } });
    expect(proved.status).toBe(200);
    expect((await signingIn({ emailOrMobile: mobile, password })).status).toBe(200);
  });

  it.each([
    [{ emailOrMobile: '', password: 'x' }, 'emailOrMobile', 'E-mail or mobile number is required'],
    [
      { emailOrMobile: '12345', password: 'x' },
      'emailOrMobile',
      'Enter a valid e-mail or 10-digit mobile number',
    ],
    [{ emailOrMobile: 'a@example.org', password: '' }, 'password', 'Enter the password'],
  ])('refuses %j in the words of the specification', async (input, field, message) => {
    const { status, body } = await signingIn(input);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('renews a hash of another cost than the recommended one, and leaves one of that cost', async () => {
    setHashingCost(recommendedCost);
    onTestFinished(() => setHashingCost(cheapCost));
    const { email, password } = await aMember(application);
    const { database } = application.context;
    const storedHash = async () => {
      const account = database.selectFrom('accounts').select('passwordHash').where('email', '=', email);
      return (await account.executeTakeFirstOrThrow()).passwordHash;
    };
    const cheap = await hash(password, cheapCost);
    await database.updateTable('accounts').set({ passwordHash: cheap }).where('email', '=', email).execute();
    expect((await signingIn({ emailOrMobile: email, password: 'something else' })).status).toBe(401);
    expect(await storedHash()).toBe(cheap);
    expect((await signingIn({ emailOrMobile: email, password })).status).toBe(200);
    const renewed = await storedHash();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signingIn({ emailOrMobile: email, password })).status).toBe(200);
    expect(await storedHash()).toBe(renewed);
  });

  it('answers role admin to an administrator', async () => {
    expect((await anAdministrator(application)).role).toBe('admin');
  });
});

describe('guessing passwords', () => {
  it('is slowed after five failures, even with the right password', async () => {
    const { email, password } = await aMember(application);
    const guess = () => signingIn({ emailOrMobile: email, password: 'wrong guess' });
    for (let failures = 0; failures < 5; failures += 1) await guess();
    const slowed = await signingIn({ emailOrMobile: email, password });
    expect([slowed.status, slowed.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(slowed.retryAfter)).toBeGreaterThan(0);
    application.clock.advanceMinutes(Number(slowed.retryAfter) / 60);
    expect((await signingIn({ emailOrMobile: email, password })).status).toBe(200);
  });

  it('is slowed in the same way for an unregistered address', async () => {
    const guess = () => signingIn({ emailOrMobile: 'unknown.person@example.org', password: 'wrong guess' });
    for (let failures = 0; failures < 5; failures += 1) await guess();
    expect((await guess()).body.code).toBe('too_many_attempts');
  });

  it('checks at most five of 50 concurrent guesses', async () => {
    const { email } = await aMember(application);
    const guesses = Array.from({ length: 50 }, () =>
      signingIn({ emailOrMobile: email, password: 'wrong guess' }),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === 'too_many_attempts').length).toBeGreaterThanOrEqual(45);
  });

  it('is no longer slowed after the right password', async () => {
    const { email, password } = await aMember(application);
    for (let round = 0; round < 3; round += 1) {
      for (let failures = 0; failures < 4; failures += 1) {
        await signingIn({ emailOrMobile: email, password: 'wrong guess' });
      }
      expect((await signingIn({ emailOrMobile: email, password })).status).toBe(200);
    }
  });

  it('from one network address is slowed across accounts', async () => {
    const limited = await startApplication({ RATE_LIMITS: 'on' });
    const guess = (index: number) =>
      callApi(limited, {
        endpoint: login,
        input: { emailOrMobile: `person${index}@example.org`, password: 'wrong guess' },
        address: '198.51.100.9',
      });
    const codes: unknown[] = [];
    for (let index = 0; index < 32; index += 1) codes.push((await guess(index)).body.code);
    await limited.close();
    expect(codes.at(0)).toBe('invalid_credentials');
    expect(codes.at(-1)).toBe('too_many_attempts');
  });
});

describe('a deactivated account', () => {
  it('cannot sign in, gets no code, and its live session ends at once', async () => {
    const administrator = await anAdministrator(application);
    const { user_id, email, password, token } = await aMember(application);
    await callApi(application, { endpoint: switchUser, input: { user_id }, token: administrator.token });

    const { body } = await signingIn({ emailOrMobile: email, password });
    expect(body.code).toBe('account_inactive');
    const { showSession } = await import('#contract/accounts/sessions.ts');
    expect((await callApi(application, { endpoint: showSession, input: {}, token })).status).toBe(401);
    await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
    const waiting = await application.context.database
      .selectFrom('oneTimeCodes')
      .select('accountId')
      .where('address', '=', email)
      .executeTakeFirst();
    expect(waiting?.accountId).toBeNull();
  });
});
