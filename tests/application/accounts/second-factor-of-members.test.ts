import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import {
  enterOwnSecondFactor,
  prove,
  removeAuthenticator,
  showOwnSecondFactor,
} from '#contract/accounts/second-factor.ts';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { removeSecondFactor } from '#contract/members/members.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aSecondFactor } from '#tests/factories/second-factor/a-second-factor.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const needed = 'second_factor_required';
const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await callApi(application, { endpoint: login, input: { emailOrMobile: email, password } })).body.data;
const readSettings = async (token: string) => {
  const { body } = await callApi(application, { endpoint: showSettings, input: {}, token });
  return body.code ?? 'done';
};
const remove = async ({ token }: { token: string }) => {
  const { body } = await callApi(application, { endpoint: removeAuthenticator, input: {}, token });
  return body.code ?? 'done';
};

describe('the second factor of a member', () => {
  it('is asked for after signing in by a code', async () => {
    const member = await aMember(application);
    const { code } = await aSecondFactor(application, member);
    const { email } = member;
    await receiveMails(application, { address: email, count: 1 });
    await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
    const token = await readLaterCode(application, { address: email, count: 2 });
    const input = { email, token, is_login: true };
    const { body } = await callApi(application, { endpoint: verifyOtp, input });
    expect(body.data).toMatchObject({ missing_step: needed });
    const session = body.data?.token ?? '';
    expect(await readSettings(session)).toBe(needed);
    const given = { endpoint: enterOwnSecondFactor, input: { code: code(1) }, token: session };
    expect((await callApi(application, given)).body.result).toBe(true);
    expect(await readSettings(session)).toBe('done');
  });

  it('is asked for after a new password by a code', async () => {
    const member = await aMember(application);
    await aSecondFactor(application, member);
    const { email } = member;
    await receiveMails(application, { address: email, count: 1 });
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await readLaterCode(application, { address: email, count: 2 });
    const password = 'quiet harbour 40';
    const reset = { endpoint: resetPassword, input: { email, otp, password } };
    expect((await callApi(application, reset)).body.result).toBe(true);
    expect(await signIn({ email, password })).toMatchObject({ missing_step: needed });
  });

  it('is removed with fresh proof alone; other sessions end, and a mail says so', async () => {
    const member = await aMember(application);
    const { token, email, password } = member;
    await aSecondFactor(application, member);
    const other = await signIn(member);
    application.clock.advanceMinutes(16);
    expect(await remove(member)).toBe('proof_required');
    await callApi(application, { endpoint: prove, input: { password }, token });
    expect(await remove(member)).toBe('done');
    expect(await remove(member)).toBe('second_factor_not_set_up');
    const shown = await callApi(application, { endpoint: showOwnSecondFactor, input: {}, token });
    expect(shown.body.data).toMatchObject({ sf_is_on: false, sf_codes_left: 0 });
    const look = { endpoint: showSession, input: {}, token: other.token };
    expect((await callApi(application, look)).status).toBe(401);
    const mails = await receiveMails(application, { address: email, count: 2 });
    expect(mails.map(({ text }) => text).join()).toContain('The authenticator app was removed');
    expect(await signIn(member)).toMatchObject({ missing_step: null });
  });

  it('is not removed by a session that has the password alone', async () => {
    const member = await aMember(application);
    await aSecondFactor(application, member);
    expect(await remove(await signIn(member))).toBe(needed);
  });

  it('ends live events and photos of a session that has not given it', async () => {
    const member = await aMember(application);
    const other = await startTestSession(application.context, member.user_id);
    const { path } = await aPhoto(application, { token: other.token, width: 60, height: 80 });
    expect((await fetchFile(application, path)).status).toBe(200);
    const address = await application.server.listen({ port: 0, host: '127.0.0.1' });
    const [open, own] = [
      await connectLive(address, { token: other.token }),
      await connectLive(address, { token: member.token }),
    ];
    await aSecondFactor(application, member);
    application.clock.advanceMinutes(0.5);
    await open.closed;
    expect((await fetchFile(application, path)).status).toBe(404);
    expect(own.socket.readyState).toBe(own.socket.OPEN);
    own.socket.close();
  });
});

it('the second factor of an administrator, who needs one, is not removed', async () => {
  const administrator = await anAdministrator(application);
  await aSecondFactor(application, administrator);
  expect(await remove(administrator)).toBe('last_second_factor');
});

describe('a member who lost the second factor', () => {
  const takeAway = async ({ user_id }: TestMember, token: string) => {
    const input = { user_id, reason: 'Lost the phone; called back.' };
    return (await callApi(application, { endpoint: removeSecondFactor, input, token })).body;
  };

  it('gets rid of it by support, with a reason that is recorded, a mail, and all sessions ended', async () => {
    const member = await aMember(application);
    await aSecondFactor(application, member);
    const support = await anAdministrator(application, { role: 'support' });
    expect((await takeAway(member, support.token)).result).toBe(true);
    expect((await takeAway(member, support.token)).code).toBe('no_second_factor');
    const look = { endpoint: showSession, input: {}, token: member.token };
    expect((await callApi(application, look)).status).toBe(401);
    const mails = await receiveMails(application, { address: member.email, count: 2 });
    expect(mails.map(({ text }) => text).join()).toContain(
      'Our support team has removed your two-step verification',
    );
    expect(await signIn(member)).toMatchObject({ missing_step: null });
    const recorded = await application.context.database
      .selectFrom('auditEntries')
      .select(['action', 'reason'])
      .where('subject', '=', `account ${member.user_id}`)
      .execute();
    expect(recorded).toEqual([
      { action: 'member.second_factor_removed', reason: 'Lost the phone; called back.' },
    ]);
  });

  it('does not by an administrator without that permission', async () => {
    const member = await aMember(application);
    await aSecondFactor(application, member);
    const { token } = await anAdministrator(application, { role: 'finance' });
    expect((await takeAway(member, token)).code).toBe('not_allowed');
  });
});
