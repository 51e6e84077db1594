import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeEmail,
  changeMobile,
  confirmEmail,
  removeMobile,
  showOwnContacts,
  undoEmail,
} from '#contract/accounts/own-contacts.ts';
import { signInByPasskey } from '#contract/accounts/passkeys.ts';
import { register } from '#contract/accounts/registration.ts';
import { prove, renewOwnRecoveryCodes, showOwnSecondFactor } from '#contract/accounts/second-factor.ts';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { findAccountById } from '#server/features/accounts/accounts.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aChallenge, aPasskey } from '#tests/factories/second-factor/a-passkey.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { proveMobile } from '#tests/factories/prove-mobile.ts';
import { callApi } from '#tests/support/call-api.ts';
import {
  listMailsTo,
  readCode,
  readLaterCode,
  receiveMails,
  readUndoToken,
} from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const newEmail = () => `new.${crypto.randomUUID().slice(0, 8)}@example.org`;
const wish = async ({ token }: TestMember, email: string, password?: string) => {
  const input = { email, ...(password !== undefined && { current_password: password }) };
  return (await callApi(application, { endpoint: changeEmail, input, token })).body;
};
const confirm = async ({ token }: TestMember, input: { email: string; otp: string }) =>
  (await callApi(application, { endpoint: confirmEmail, input, token })).body;
const undo = async (token: string) =>
  (await callApi(application, { endpoint: undoEmail, input: { token } })).body;
const isSignedIn = async (token: string) =>
  (await callApi(application, { endpoint: showSession, input: {}, token })).body.result;

async function aChange() {
  const member = await aMember(application);
  const email = newEmail();
  await wish(member, email);
  const otp = await readCode(application, email);
  const answer = await confirm(member, { email, otp });
  return { member, email, answer };
}

describe('a new e-mail address', () => {
  it('counts once its code comes back, ends other sessions, and both addresses get a mail', async () => {
    const member = await aMember(application);
    const other = await startTestSession(application.context, member.user_id);
    const email = newEmail();
    expect((await wish(member, email)).result).toBe(true);
    const { token } = member;
    const before = await callApi(application, { endpoint: showOwnContacts, input: {}, token });
    expect(before.body.data).toMatchObject({
      email: member.email,
      pending_email: email,
      pending_email_code_length: 4,
    });
    const otp = await readCode(application, email);
    expect((await confirm(member, { email, otp })).result).toBe(true);
    expect([await isSignedIn(token), await isSignedIn(other.token)]).toEqual([true, false]);
    await receiveMails(application, { address: email, count: 2 });
    await receiveMails(application, { address: member.email, count: 1 });
    const input = { emailOrMobile: email, password: member.password };
    expect((await callApi(application, { endpoint: login, input })).body.result).toBe(true);
  });

  it('needs the password in an older session', async () => {
    const member = await aMember(application);
    application.clock.advanceMinutes(16);
    const email = newEmail();
    expect((await wish(member, email)).code).toBe('current_password_required');
    expect((await wish(member, email, 'not the password')).code).toBe('invalid_input');
    expect((await wish(member, email, member.password)).result).toBe(true);
  });

  it('of another account looks the same to the caller; its owner gets a mail without a code', async () => {
    const [member, owner] = [await aMember(application), await aMember(application)];
    expect((await wish(member, owner.email)).result).toBe(true);
    const [mail] = await receiveMails(application, { address: owner.email, count: 1 });
    expect(mail?.text).not.toMatch(/^\d{4}$/m);
  });

  it('is confirmed only by the account that asked for it', async () => {
    const [member, thief] = [await aMember(application), await aMember(application)];
    const email = newEmail();
    await wish(member, email);
    const otp = await readCode(application, email);
    expect((await confirm(thief, { email, otp })).code).toBe('invalid_otp');
    expect((await confirm(member, { email, otp })).result).toBe(true);
  });

  it('is replaced once by 10 calls at the same time', async () => {
    const member = await aMember(application);
    const email = newEmail();
    await wish(member, email);
    const otp = await readCode(application, email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(member, { email, otp })));
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    const changes = await application.context.database
      .selectFrom('emailChanges')
      .select('id')
      .where('accountId', '=', member.user_id)
      .execute();
    expect(changes).toHaveLength(1);
  });
});

describe('the former address', () => {
  it('undoes the change once: the session of the thief ends, and the password opens nothing', async () => {
    const { member, email } = await aChange();
    const token = await readUndoToken(application, member.email);
    expect(await undo(token)).toMatchObject({ result: true, data: { email: member.email } });
    expect(await isSignedIn(member.token)).toBe(false);
    for (const emailOrMobile of [member.email, email, member.mobile]) {
      const input = { emailOrMobile, password: member.password };
      expect((await callApi(application, { endpoint: login, input })).body.code).toBe('invalid_credentials');
    }
    expect((await undo(token)).code).toBe('not_found');
  });

  it('takes away what the thief added to an older second factor, and leaves what the owner has', async () => {
    const member = await aMember(application);
    const own = await aPasskey(application, member);
    application.clock.advanceMinutes(25 * 24 * 60);
    const { token, password } = member;
    await callApi(application, { endpoint: prove, input: { password }, token });
    const added = await aPasskey(application, member);
    await callApi(application, { endpoint: renewOwnRecoveryCodes, input: {}, token });
    const email = newEmail();
    await wish(member, email, password);
    await confirm(member, { email, otp: await readCode(application, email) });
    expect((await undo(await readUndoToken(application, member.email))).result).toBe(true);
    const enter = async ({ authenticator }: typeof own) => {
      const input = { response: authenticator.use(await aChallenge(application)) };
      return (await callApi(application, { endpoint: signInByPasskey, input })).body;
    };
    expect((await enter(added)).code).toBe('passkey_refused');
    const { data } = await enter(own);
    const state = { endpoint: showOwnSecondFactor, input: {}, token: data.token };
    expect((await callApi(application, state)).body.data).toMatchObject({
      sf_is_on: true,
      sf_passkeys: 1,
      sf_codes_left: 0,
    });
  });

  it('turns a second factor off that the thief added whole', async () => {
    const { member } = await aChange();
    await aPasskey(application, member);
    expect((await undo(await readUndoToken(application, member.email))).result).toBe(true);
    const { token } = await startTestSession(application.context, member.user_id);
    const state = { endpoint: showOwnSecondFactor, input: {}, token };
    expect((await callApi(application, state)).body.data).toMatchObject({ sf_is_on: false, sf_passkeys: 0 });
  });

  it('stays reserved for seven days, and no longer', async () => {
    const { member } = await aChange();
    const again = async () => {
      const input = aRegistration({ email: member.email });
      return (await callApi(application, { endpoint: register, input })).body;
    };
    const token = await readUndoToken(application, member.email);
    application.clock.advanceMinutes(7 * 24 * 60 - 1);
    expect((await again()).code).toBe('already_registered');
    application.clock.advanceMinutes(2);
    expect((await undo(token)).code).toBe('not_found');
    expect((await again()).result).toBe(true);
  });

  it('gets back an account whose number is unproved and whose browsers are strangers; both addresses are informed', async () => {
    const { member, email } = await aChange();
    const { user_id: id } = member;
    const { database } = application.context;
    await proveMobile(application.context, id);
    const input = { emailOrMobile: email, password: member.password };
    await callApi(application, { endpoint: login, input });
    const known = database.selectFrom('knownDevices').selectAll().where('accountId', '=', id);
    expect(await known.execute()).toHaveLength(1);
    expect((await undo(await readUndoToken(application, member.email))).result).toBe(true);
    const account = await findAccountById(database, id);
    expect(account).toMatchObject({ email: member.email, mobileVerifiedAt: null });
    expect(await known.execute()).toEqual([]);
    for (const address of [member.email, email]) {
      const mails = await receiveMails(application, { address, count: 1 });
      const subjects = mails.map(({ subject }) => subject);
      expect(subjects).toContain('The change of your InTandem e-mail address was undone');
    }
  });

  it('undoes later changes, too', async () => {
    const { member, email } = await aChange();
    application.clock.advanceMinutes(2);
    const third = newEmail();
    await wish(member, third);
    await confirm(member, { email: third, otp: await readCode(application, third) });
    expect(await undo(await readUndoToken(application, member.email))).toMatchObject({
      data: { email: member.email },
    });
    const [later] = (await listMailsTo(application.outbox, email)).filter(({ text }) =>
      text.includes('undo-email'),
    );
    const token = /undo-email#token=([\w-]+)/.exec(later?.text ?? '')?.[1] ?? '';
    expect((await undo(token)).result).toBe(false);
  });

  it('of one account is not taken by two that want it', async () => {
    const [first, second] = [await aMember(application), await aMember(application)];
    const email = newEmail();
    await wish(first, email);
    const early = await readCode(application, email);
    application.clock.advanceMinutes(2);
    await wish(second, email);
    const late = await readLaterCode(application, { address: email, count: 2 });
    const answers = await Promise.all([
      confirm(first, { email, otp: early }),
      confirm(second, { email, otp: late }),
    ]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
  });
});

describe('the own number where no text messages are sent', () => {
  it('is changed at once, stays unique and can be removed', async () => {
    const [member, other] = [await aMember(application), await aMember(application)];
    const { token } = member;
    const taken = { endpoint: changeMobile, input: { mobile: other.mobile }, token };
    expect((await callApi(application, taken)).body.code).toBe('contact_taken');
    const { mobile } = aRegistration();
    const free = await callApi(application, { endpoint: changeMobile, input: { mobile }, token });
    expect(free.body.data).toEqual({ needs_code: false });
    const read = async () =>
      (await callApi(application, { endpoint: showOwnContacts, input: {}, token })).body.data;
    expect(await read()).toMatchObject({
      is_mobile_verified: false,
      can_verify_mobile: false,
      asks_to_verify_mobile: false,
    });
    expect((await callApi(application, { endpoint: removeMobile, input: {}, token })).body.result).toBe(true);
    expect(await read()).toMatchObject({ mobile: null });
  });

  it('is changed and removed with the password alone in an older session, and a mail says so', async () => {
    const member = await aMember(application);
    const { token, email, password } = member;
    application.clock.advanceMinutes(16);
    const { mobile } = aRegistration();
    const change = async (extra: { current_password?: string } = {}) =>
      (await callApi(application, { endpoint: changeMobile, input: { mobile, ...extra }, token })).body.code;
    const remove = async (extra: { current_password?: string } = {}) =>
      (await callApi(application, { endpoint: removeMobile, input: extra, token })).body.code;
    const wrong = { current_password: 'not the password' };
    const codes = [await change(), await change(wrong), await remove(), await remove(wrong)];
    const [needed, refused] = ['current_password_required', 'invalid_input'];
    expect(codes).toEqual([needed, refused, needed, refused]);
    expect(await change({ current_password: password })).toBeUndefined();
    expect(await remove({ current_password: password })).toBeUndefined();
    const mails = await receiveMails(application, { address: email, count: 2 });
    for (const { subject } of mails) expect(subject).toBe('Your InTandem mobile number was changed');
  });
});
