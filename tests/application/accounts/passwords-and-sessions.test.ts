import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { login, logout, showSession } from '#contract/accounts/sessions.ts';
import { hashToken } from '#server/features/accounts/accounts.ts';
import { findAccountById } from '#server/features/accounts/accounts.repository.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const newPassword = 'seven lamps at dusk';
const whoIs = (token: string) => callApi(application, { endpoint: showSession, input: {}, token });
const signIn = ({ email, password }: Pick<TestMember, 'email' | 'password'>) =>
  callApi(application, { endpoint: login, input: { emailOrMobile: email, password } });
const changing = (token: string, input: { password: string; current_password?: string }) =>
  callApi(application, { endpoint: changePassword, input, token });

describe('a session', () => {
  it('names the signed-in person', async () => {
    const { token, user_id, email } = await aMember(application);
    expect((await whoIs(token)).body.data).toEqual({
      user_id,
      email,
      name: 'Asha Mathew',
      role: 'user',
      profile_pic: null,
      is_verified: true,
      admin_role: null,
      missing_step: null,
      second_factor_due_at: null,
      proof_seconds_left: 900,
    });
  });

  it('ends with an answer that clears what the browser has cached of this site, and neither its cookies nor its service worker', async () => {
    const { token } = await aMember(application);
    const leave = (authorization?: string) =>
      application.server.inject({
        method: 'POST',
        url: `/api${logout.path}`,
        headers: authorization === undefined ? {} : { authorization },
        payload: {},
      });
    const answers = [await leave(`Bearer ${token}`), await leave(`Bearer ${token}`), await leave()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401]);
    const cleared = answers.map(({ headers }) => headers['clear-site-data']);
    // The second call has the token of a session that is over.
    expect(cleared).toEqual(['"cache"', '"cache"', undefined]);
  });

  it('is refused without a token, with an unknown one, and after logout', async () => {
    const { token } = await aMember(application);
    await callApi(application, { endpoint: logout, input: {}, token });
    const answers = [await whoIs(token), await whoIs('x'.repeat(43)), await whoIs('')];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [401, 'not_signed_in']),
    );
  });

  it('lasts 30 days from its last use', async () => {
    const { token } = await aMember(application);
    const days = (count: number) => application.clock.advanceMinutes(count * 24 * 60);
    days(29);
    expect((await whoIs(token)).status).toBe(200);
    days(29);
    expect((await whoIs(token)).status).toBe(200);
    days(31);
    expect((await whoIs(token)).status).toBe(401);
  });

  it('records the last visit, to the hour', async () => {
    const { token, user_id: id } = await aMember(application);
    const readLastSeen = async () => {
      const account = await findAccountById(application.context.database, id);
      return account?.lastSeenAt;
    };
    const signedIn = application.clock.now();
    expect(await readLastSeen()).toEqual(signedIn);
    application.clock.advanceMinutes(59);
    await whoIs(token);
    expect(await readLastSeen()).toEqual(signedIn);
    application.clock.advanceMinutes(2);
    await whoIs(token);
    expect(await readLastSeen()).toEqual(application.clock.now());
  });

  it('is stored only as a hash', async () => {
    const { token } = await aMember(application);
    const { database } = application.context;
    const rows = await database.selectFrom('sessionTokens').select('tokenHash').execute();
    expect(rows).toContainEqual({ tokenHash: hashToken(token) });
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('changing the password', () => {
  it('works with the password alone in a fresh session, and ends every other session', async () => {
    const member = await aMember(application);
    const other = await signIn(member);
    const { status, body } = await changing(member.token, { password: newPassword });
    expect([status, body.message]).toEqual([200, 'Your password has been updated successfully.']);
    expect((await whoIs(member.token)).status).toBe(200);
    expect((await whoIs(other.body.data.token)).status).toBe(401);
    expect((await signIn(member)).body.code).toBe('invalid_credentials');
    expect((await signIn({ ...member, password: newPassword })).status).toBe(200);
  });

  it('requires the current password in an older session', async () => {
    const { token, password } = await aMember(application);
    application.clock.advanceMinutes(16);
    const without = await changing(token, { password: newPassword });
    expect([without.status, without.body.code]).toEqual([403, 'current_password_required']);
    const withWrong = await changing(token, { password: newPassword, current_password: 'not this one' });
    expect(withWrong.body.errors?.[0]?.field).toBe('current_password');
    const withRight = await changing(token, { password: newPassword, current_password: password });
    expect(withRight.status).toBe(200);
  });

  it('slows guesses of the current password', async () => {
    const { token } = await aMember(application);
    const guess = () => changing(token, { password: newPassword, current_password: 'a guess' });
    for (let failures = 0; failures < 5; failures += 1) await guess();
    expect((await guess()).body.code).toBe('too_many_attempts');
  });

  it.each([
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['qwerty123', 'This password is too easy to guess. Choose another one'],
  ])('refuses %s', async (password, message) => {
    const { token } = await aMember(application);
    const { status, body } = await changing(token, { password });
    expect([status, body.errors]).toEqual([422, [{ field: 'password', message }]]);
  });

  it('ends a session that was opened with the old password at the same moment', async () => {
    const member = await aMember(application);
    const guests = Array.from({ length: 4 }, () => signIn(member));
    await changing(member.token, { password: newPassword });
    const opened = (await Promise.all(guests)).filter(({ body }) => body.result);
    const alive = await Promise.all(opened.map(({ body }) => whoIs(body.data.token)));
    expect(alive.map(({ status }) => status)).toEqual(opened.map(() => 401));
  });

  it('is announced by mail', async () => {
    const { token, email } = await aMember(application);
    await changing(token, { password: newPassword });
    const [notice] = await receiveMails(application, { address: email, count: 1 });
    expect(notice?.subject).toBe('Your InTandem password was changed');
  });

  it('needs a session', async () => {
    const { status } = await callApi(application, {
      endpoint: changePassword,
      input: { password: newPassword },
    });
    expect(status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const resetting = (input: { email: string; otp: string; password: string }) =>
    callApi(application, { endpoint: resetPassword, input });

  it('is replaced with the mailed code, which ends every session', async () => {
    const member = await aMember(application);
    const { email } = member;
    const asked = await callApi(application, { endpoint: forgotPassword, input: { email } });
    expect(asked.body.result).toBe(true);
    const otp = await readLaterCode(application, { address: email, count: 1 });
    expect((await resetting({ email, otp, password: newPassword })).status).toBe(200);
    expect((await whoIs(member.token)).status).toBe(401);
    expect((await signIn({ email, password: newPassword })).status).toBe(200);
  });

  it('leaves the code valid when the new password is refused', async () => {
    const { email } = await aMember(application);
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await readLaterCode(application, { address: email, count: 1 });
    expect((await resetting({ email, otp, password: 'password' })).status).toBe(422);
    expect((await resetting({ email, otp, password: newPassword })).status).toBe(200);
  });

  it('stays unchanged with a wrong, used or expired code, and for an unknown address', async () => {
    const { email } = await aMember(application);
    const askForCode = () => callApi(application, { endpoint: forgotPassword, input: { email } });
    await askForCode();
    const used = await readLaterCode(application, { address: email, count: 1 });
    await resetting({ email, otp: used, password: newPassword });
    const answers = [
      await resetting({ email, otp: used, password: newPassword }),
      await resetting({ email: 'nobody.known@example.org', otp: '0000', password: newPassword }),
    ];
    // The mail about the changed password, so that it is not mistaken for the next code.
    await receiveMails(application, { address: email, count: 2 });
    await askForCode();
    const otp = await readLaterCode(application, { address: email, count: 3 });
    const wrong = otp === '0000' ? '0001' : '0000';
    answers.push(await resetting({ email, otp: wrong, password: newPassword }));
    application.clock.advanceMinutes(10.1);
    answers.push(await resetting({ email, otp, password: newPassword }));
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      answers.map(() => [422, 'invalid_otp', 'Invalid OTP']),
    );
  });

  it('cannot be replaced by guessing codes, which is slowed', async () => {
    const { email } = await aMember(application);
    const guess = () => resetting({ email, otp: '0000', password: newPassword });
    for (let failures = 0; failures < 10; failures += 1) await guess();
    const slowed = await guess();
    expect([slowed.status, slowed.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(slowed.retryAfter)).toBeGreaterThan(0);
  });
});
