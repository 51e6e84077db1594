import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeEmail, confirmEmail, undoEmail } from '#contract/accounts/own-contacts.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { signInByPasskey } from '#contract/accounts/passkeys.ts';
import { prove, showOwnSecondFactor, undoSecondFactor } from '#contract/accounts/second-factor.ts';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aChallenge, aPasskey } from '#tests/factories/second-factor/a-passkey.ts';
import { aSecondFactor } from '#tests/factories/second-factor/a-second-factor.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readCode, readLaterCode, receiveMails, readUndoToken } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const undo = async (token: string) =>
  (await callApi(application, { endpoint: undoSecondFactor, input: { token } })).body;
const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await callApi(application, { endpoint: login, input: { emailOrMobile: email, password } })).body;
const isSignedIn = async (token: string) =>
  (await callApi(application, { endpoint: showSession, input: {}, token })).body.result;
const isOn = async (token: string) =>
  (await callApi(application, { endpoint: showOwnSecondFactor, input: {}, token })).body.data.sf_is_on;

/** The tokens of the mails to a member that undo an addition, the oldest first. */
async function readUndoTokens({ email }: TestMember, count: number): Promise<string[]> {
  const mails = await receiveMails(application, { address: email, count });
  const tokens = mails.flatMap(({ text }) => /undo-second-factor#token=([\w-]+)/.exec(text)?.[1] ?? []);
  if (tokens.length < count) throw new Error(`${tokens.length} of ${count} mails have the link`);
  return tokens;
}

type Passkey = Awaited<ReturnType<typeof aPasskey>>;

async function signsIn({ authenticator }: Passkey): Promise<boolean> {
  const input = { response: authenticator.use(await aChallenge(application)) };
  return (await callApi(application, { endpoint: signInByPasskey, input })).body.result;
}

describe('what a thief added to the second factor', () => {
  it('is undone by the link of the mail: the owner is no longer locked out, the thief is', async () => {
    const member = await aMember(application);
    const thief = await startTestSession(application.context, member.user_id);
    const added = await aPasskey(application, thief);
    expect((await signIn(member)).data).toMatchObject({ missing_step: 'second_factor_required' });
    const [link = ''] = await readUndoTokens(member, 1);
    expect((await undo(link)).result).toBe(true);
    expect([await isSignedIn(thief.token), await signsIn(added)]).toEqual([false, false]);
    expect((await signIn(member)).code).toBe('invalid_credentials');
    const { email } = member;
    await receiveMails(application, { address: email, count: 2 });
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await readLaterCode(application, { address: email, count: 3 });
    const password = 'quiet harbour 40';
    const chosen = { email, otp, password };
    expect((await callApi(application, { endpoint: resetPassword, input: chosen })).body.result).toBe(true);
    expect((await signIn({ email, password })).data).toMatchObject({ missing_step: null });
  });

  it('goes with all that was added later, and what is older stays', async () => {
    const member = await aMember(application);
    const { token, password } = member;
    const own = await aPasskey(application, member);
    application.clock.advanceMinutes(60);
    await callApi(application, { endpoint: prove, input: { password }, token });
    const added = await aPasskey(application, member);
    application.clock.advanceMinutes(10);
    const addedLater = await aPasskey(application, member);
    const [, link = ''] = await readUndoTokens(member, 3);
    expect((await undo(link)).result).toBe(true);
    const used = [await signsIn(added), await signsIn(addedLater), await signsIn(own)];
    expect(used).toEqual([false, false, true]);
    const session = await startTestSession(application.context, member.user_id);
    expect(await isOn(session.token)).toBe(true);
  });

  it('is undone once, by one of several presses', async () => {
    const member = await aMember(application);
    await aPasskey(application, member);
    const [link = ''] = await readUndoTokens(member, 1);
    const answers = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    const mails = await receiveMails(application, { address: member.email, count: 2 });
    expect(mails.filter(({ text }) => text.includes('was removed with the link'))).toHaveLength(1);
    expect((await undo(link)).code).toBe('not_found');
  });

  it('is undone by nobody any more once the address was restored to which the mail did not go', async () => {
    const member = await aMember(application);
    const email = `thief.${crypto.randomUUID().slice(0, 8)}@example.org`;
    const { token } = member;
    await callApi(application, { endpoint: changeEmail, input: { email }, token });
    const otp = await readCode(application, email);
    await callApi(application, { endpoint: confirmEmail, input: { email, otp }, token });
    await aPasskey(application, member);
    const [link = ''] = await readUndoTokens({ ...member, email }, 1);
    const restoring = await readUndoToken(application, member.email);
    await callApi(application, { endpoint: undoEmail, input: { token: restoring } });
    const session = await startTestSession(application.context, member.user_id);
    const own = await aPasskey(application, session);
    expect((await undo(link)).code).toBe('not_found');
    expect(await signsIn(own)).toBe(true);
  });

  it('stays after seven days', async () => {
    const member = await aMember(application);
    await aPasskey(application, member);
    const [link = ''] = await readUndoTokens(member, 1);
    application.clock.advanceMinutes(7 * 24 * 60 + 1);
    expect((await undo(link)).code).toBe('not_found');
  });
});

it('the mail to an administrator undoes nothing: an owner takes a second factor away', async () => {
  const administrator = await anAdministrator(application);
  await aSecondFactor(application, administrator);
  const [mail] = await receiveMails(application, { address: administrator.email, count: 1 });
  expect(mail?.subject).toContain('have changed');
  expect(mail?.text).not.toContain('token=');
});
