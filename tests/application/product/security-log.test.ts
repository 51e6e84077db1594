import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { removeMobile } from '#contract/accounts/own-contacts.ts';
import { signInByPasskey } from '#contract/accounts/passkeys.ts';
import { changePassword, resetPassword } from '#contract/accounts/passwords.ts';
import { enterOwnSecondFactor, renewOwnRecoveryCodes } from '#contract/accounts/second-factor.ts';
import { login, logout, resumeSession, showSession } from '#contract/accounts/sessions.ts';
import { listUsers, switchUser } from '#contract/administration/users.ts';
import { verifyOtp } from '#contract/accounts/codes.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aChallenge, anAuthenticator, aPasskey } from '#tests/factories/second-factor/a-passkey.ts';
import { aSecondFactor } from '#tests/factories/second-factor/a-second-factor.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** Everything that such a line has: a further key fails the test. */
const line = z.strictObject({
  level: z.literal(30),
  time: z.number(),
  pid: z.number(),
  hostname: z.string(),
  event: z.string().regex(/^security\.[a-z_]+$/),
  accountId: z.int().nullable(),
  network: z.literal('198.51.100.0/24'),
  reqId: z.uuid(),
  reason: z
    .string()
    .regex(/^[a-z_]+$/)
    .optional(),
  action: z
    .string()
    .regex(/^[a-z_]+\.[a-z_]+$/)
    .optional(),
  msg: z.literal('security'),
});

/** The security events that a piece of work logs. */
async function eventsOf(work: () => Promise<unknown>) {
  const before = application.logged().length;
  await work();
  const lines = application.logged().slice(before).split('\n');
  return lines
    .filter((text) => text.includes('"security"'))
    .map((text) => line.parse(JSON.parse(text)))
    .map(({ event, accountId, reason, action }) => ({ event, accountId, detail: reason ?? action }));
}

const address = '198.51.100.77';

test('a visit is logged: signing in, failing, changing the password, signing out, and each by number and network alone', async () => {
  const { user_id: accountId, email, password } = await aMember(application);
  const signIn = (tried: string, who = email) =>
    callApi(application, { endpoint: login, input: { emailOrMobile: who, password: tried }, address });
  expect(await eventsOf(() => signIn('a wrong guess'))).toEqual([
    { event: 'security.sign_in_failed', accountId, detail: 'invalid_credentials' },
  ]);
  expect(await eventsOf(() => signIn('a wrong guess', 'nobody@example.org'))).toEqual([
    { event: 'security.sign_in_failed', accountId: null, detail: 'invalid_credentials' },
  ]);
  let token = '';
  expect(await eventsOf(async () => (token = (await signIn(password)).body.data.token))).toEqual([
    { event: 'security.signed_in', accountId, detail: undefined },
  ]);
  const input = { password: 'a new long password', confirm_password: 'a new long password' };
  const wrong = { ...input, current_password: 'a wrong guess' };
  const change = (of: typeof input & { current_password: string }) =>
    callApi(application, { endpoint: changePassword, input: of, token, address });
  expect(await eventsOf(() => change(wrong))).toEqual([
    { event: 'security.proof_failed', accountId, detail: 'invalid_input' },
  ]);
  expect(await eventsOf(() => change({ ...input, current_password: password }))).toEqual([
    { event: 'security.password_changed', accountId, detail: undefined },
    { event: 'security.sessions_ended', accountId, detail: undefined },
  ]);
  const leave = () => callApi(application, { endpoint: logout, input: {}, token, address });
  expect(await eventsOf(leave)).toEqual([{ event: 'security.sessions_ended', accountId, detail: undefined }]);
  const look = () => callApi(application, { endpoint: showSession, input: {}, token, address });
  expect(await eventsOf(look)).toEqual([
    { event: 'security.access_refused', accountId: null, detail: 'not_signed_in' },
  ]);
});

test('wrong codes are logged with the account that they would open, until guesses are slowed down', async () => {
  const { user_id: accountId, email } = await aMember(application);
  const entering = (who: string) => () =>
    callApi(application, {
      endpoint: verifyOtp,
      input: { email: who, token: '0000', is_login: true },
      address,
    });
  const failed = { event: 'security.proof_failed', accountId, detail: 'invalid_otp' };
  expect(await eventsOf(entering(email))).toEqual([failed]);
  expect(await eventsOf(entering('nobody@example.org'))).toEqual([{ ...failed, accountId: null }]);
  const resetting = { email, otp: '0000', password: 'a new long password' };
  const reset = () => callApi(application, { endpoint: resetPassword, input: resetting, address });
  expect(await eventsOf(reset)).toEqual([failed]);
  const later: unknown[] = [];
  for (let count = 0; count < 12; count += 1) later.push(...(await eventsOf(entering(email))));
  expect(later.at(-1)).toMatchObject({ event: 'security.attempts_slowed', detail: 'too_many_attempts' });
});

test('changes of how one is reached and signs in are logged', async () => {
  const { user_id: accountId, token } = await aMember(application);
  const remove = () => callApi(application, { endpoint: removeMobile, input: {}, token, address });
  expect(await eventsOf(remove)).toEqual([
    { event: 'security.contact_changed', accountId, detail: undefined },
  ]);
  await aPasskey(application, { token });
  const changed = { event: 'security.second_factor_changed', accountId, detail: undefined };
  const renew = () => callApi(application, { endpoint: renewOwnRecoveryCodes, input: {}, token, address });
  expect(await eventsOf(renew)).toEqual([changed]);
  const stranger = anAuthenticator(application.context.configuration.publicUrl);
  const response = stranger.use(await aChallenge(application));
  const signIn = () => callApi(application, { endpoint: signInByPasskey, input: { response }, address });
  expect(await eventsOf(signIn)).toEqual([
    { event: 'security.proof_failed', accountId: null, detail: 'passkey_refused' },
  ]);
});

test('what administrators do is logged, and what they may not', async () => {
  const member = await aMember(application);
  const administrator = await anAdministrator(application);
  const { code } = await aSecondFactor(application, { token: administrator.token });
  const accountId = administrator.user_id;
  const switchOff = { endpoint: switchUser, input: { user_id: member.user_id }, address };
  expect(await eventsOf(() => callApi(application, { ...switchOff, token: administrator.token }))).toEqual([
    { event: 'security.sessions_ended', accountId: member.user_id, detail: undefined },
    { event: 'security.administrator_action', accountId, detail: 'member.deactivated' },
  ]);
  const stranger = await aMember(application);
  expect(await eventsOf(() => callApi(application, { ...switchOff, token: stranger.token }))).toEqual([
    { event: 'security.access_refused', accountId: stranger.user_id, detail: 'not_allowed' },
  ]);
  const { token } = await startTestSession(application.context, accountId);
  const list = () => callApi(application, { endpoint: listUsers, input: {}, token, address });
  expect(await eventsOf(list)).toEqual([
    { event: 'security.access_refused', accountId, detail: 'second_factor_required' },
  ]);
  const give = (given: string) => () =>
    callApi(application, { endpoint: enterOwnSecondFactor, input: { code: given }, token, address });
  expect(await eventsOf(give('000000'))).toEqual([
    { event: 'security.proof_failed', accountId, detail: 'wrong_second_factor' },
  ]);
  expect(await eventsOf(give(code(1)))).toEqual([
    { event: 'security.second_factor_given', accountId, detail: undefined },
  ]);
});

test('coming back to a remembered browser is logged, and a copied cookie as such', async () => {
  const { user_id: accountId, email, password } = await aMember(application);
  const input = { emailOrMobile: email, password, remember: true };
  const { cookie } = await callApi(application, { endpoint: login, input, address });
  const resuming = (secret: string | undefined) =>
    callApi(application, { endpoint: resumeSession, input: {}, cookie: secret, address });
  application.clock.advanceMinutes(1);
  let token = '';
  expect(await eventsOf(async () => (token = (await resuming(cookie)).body.data.token))).toEqual([
    { event: 'security.session_resumed', accountId, detail: undefined },
  ]);
  await callApi(application, { endpoint: showSession, input: {}, token, address });
  application.clock.advanceMinutes(1);
  expect(await eventsOf(() => resuming(cookie))).toEqual([
    { event: 'security.copied_cookie_used', accountId, detail: 'not_remembered' },
  ]);
  expect(await eventsOf(() => resuming(cookie))).toEqual([
    { event: 'security.access_refused', accountId: null, detail: 'not_remembered' },
  ]);
});
