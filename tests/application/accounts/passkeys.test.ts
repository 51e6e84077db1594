import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  enterPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#contract/accounts/passkeys.ts';
import { renewOwnRecoveryCodes, showOwnSecondFactor } from '#contract/accounts/second-factor.ts';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import {
  aChallenge,
  anAuthenticator,
  aPasskey,
  type TestAuthenticator,
} from '#tests/factories/second-factor/a-passkey.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

type Answer = ReturnType<TestAuthenticator['use']>;

const signIn = async (response: Answer) => {
  const { body } = await callApi(application, { endpoint: signInByPasskey, input: { response } });
  return body.result ? { token: body.data.token } : { code: body.code };
};
const signInAs = async (authenticator: TestAuthenticator) =>
  signIn(authenticator.use(await aChallenge(application)));
const enter = async (token: string, response: Answer) => {
  const { body } = await callApi(application, { endpoint: enterPasskey, input: { response }, token });
  return body.code ?? 'done';
};
const readSettings = async (token = '') => {
  const { body } = await callApi(application, { endpoint: showSettings, input: {}, token });
  return body.code ?? 'done';
};
const removing = async (token: string, id: number) => {
  const { body } = await callApi(application, { endpoint: removePasskey, input: { pk_id: id }, token });
  return body.code ?? 'done';
};
const stateOf = async (token: string) =>
  (await callApi(application, { endpoint: showOwnSecondFactor, input: {}, token })).body.data;
const refused = { code: 'passkey_refused' };

describe('a passkey', () => {
  it('signs in alone, with everything open at once', async () => {
    const { token } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const session = await signInAs(authenticator);
    expect(await readSettings(session.token)).toBe('done');
    const { body } = await callApi(application, { endpoint: listPasskeys, input: {}, token });
    expect(body.data).toMatchObject([{ pk_name: 'My phone', pk_is_synchronised: false }]);
    expect(body.data[0]?.pk_last_used_at).not.toBeNull();
  });

  it('is asked for after the password, and nothing else is answered before it', async () => {
    const { token, email, password } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    expect(await readSettings(token)).toBe('done');
    const input = { emailOrMobile: email, password };
    const later = (await callApi(application, { endpoint: login, input })).body.data.token;
    expect(await readSettings(later)).toBe('second_factor_required');
    const { body } = await callApi(application, { endpoint: showSession, input: {}, token: later });
    expect(body.data.missing_step).toBe('second_factor_required');
    expect(await enter(later, authenticator.use(await aChallenge(application, later)))).toBe('done');
    expect(await readSettings(later)).toBe('done');
  });

  it('comes with ten recovery codes when it is the first second factor, and a mail each time', async () => {
    const { token, email } = await aMember(application);
    const first = await aPasskey(application, { token });
    expect(first.sf_recovery_codes).toHaveLength(10);
    const second = await aPasskey(application, { token, name: 'Key' });
    expect(second.sf_recovery_codes).toBeNull();
    expect(await stateOf(token)).toMatchObject({ sf_is_on: true, sf_passkeys: 2, sf_codes_left: 10 });
    const mails = await receiveMails(application, { address: email, count: 2 });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your sign-in settings for InTandem have changed',
      'Your sign-in settings for InTandem have changed',
    ]);
  });

  it('can be renamed and removed by its owner alone; other sessions end with it', async () => {
    const { token, user_id } = await aMember(application);
    const { pk_id } = await aPasskey(application, { token });
    const other = await aMember(application);
    const rename = async (by: string) => {
      const input = { pk_id, name: 'Old phone' };
      return (await callApi(application, { endpoint: renamePasskey, input, token: by })).body.code;
    };
    expect(await rename(other.token)).toBe('not_found');
    expect(await removing(other.token, pk_id)).toBe('not_found');
    expect(await rename(token)).toBeUndefined();
    const elsewhere = await startTestSession(application.context, user_id);
    expect(await removing(token, pk_id)).toBe('done');
    expect(await readSettings(elsewhere.token)).toBe('not_signed_in');
    expect(await stateOf(token)).toMatchObject({ sf_is_on: false, sf_codes_left: 0 });
    expect(await readSettings((await startTestSession(application.context, user_id)).token)).toBe('done');
  });

  it('is added and removed with fresh proof only', async () => {
    const { token } = await aMember(application);
    const { pk_id } = await aPasskey(application, { token });
    application.clock.advanceMinutes(16);
    expect(await removing(token, pk_id)).toBe('proof_required');
    const begun = await callApi(application, { endpoint: beginPasskey, input: {}, token });
    expect(begun.body.code).toBe('proof_required');
    const renewed = await callApi(application, { endpoint: renewOwnRecoveryCodes, input: {}, token });
    expect(renewed.body.code).toBe('proof_required');
  });

  it('proves the person when it is used again', async () => {
    const { token } = await aMember(application);
    const { pk_id, authenticator } = await aPasskey(application, { token });
    application.clock.advanceMinutes(16);
    expect(await enter(token, authenticator.use(await aChallenge(application, token)))).toBe('done');
    expect(await removing(token, pk_id)).toBe('done');
  });

  it('cannot be added by a session that has the password alone', async () => {
    const { token, user_id } = await aMember(application);
    await aPasskey(application, { token });
    const thief = await startTestSession(application.context, user_id);
    const { body } = await callApi(application, { endpoint: beginPasskey, input: {}, token: thief.token });
    expect(body.code).toBe('second_factor_required');
  });

  it('is not the last one of an administrator who has to have a second factor', async () => {
    const { token } = await anAdministrator(application);
    const { pk_id } = await aPasskey(application, { token });
    expect(await removing(token, pk_id)).toBe('last_second_factor');
  });
});

describe('an answer of a passkey is refused', () => {
  it('twice for one challenge, also when both arrive at the same time', async () => {
    const { token } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const challenge = await aChallenge(application);
    const answers = await Promise.all([0, 0, 0].map(() => signIn(authenticator.use(challenge))));
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
    expect(await signIn(authenticator.use(challenge))).toEqual(refused);
  });

  it('for a challenge that is too old, was never given, or was for something else', async () => {
    const { token } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const old = await aChallenge(application);
    application.clock.advanceMinutes(6);
    expect(await signIn(authenticator.use(old))).toEqual(refused);
    expect(await signIn(authenticator.use({ challenge: 'A'.repeat(43) }))).toEqual(refused);
    expect(await signIn(authenticator.use(await aChallenge(application, token)))).toEqual(refused);
    const { user_id } = await aMember(application);
    const stranger = await startTestSession(application.context, user_id);
    const ofOther = await aChallenge(application, token);
    expect(await enter(stranger.token, authenticator.use(ofOther))).toBe('passkey_refused');
  });

  it('from another site, and without fingerprint, face or PIN', async () => {
    const { token } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const deviations = [
      { origin: 'https://intandem.example.com' },
      { rpId: 'intandem.example.com' },
      { isVerified: false },
    ];
    for (const deviation of deviations) {
      expect(await signIn(authenticator.use(await aChallenge(application), deviation))).toEqual(refused);
    }
    expect(await signInAs(authenticator)).toHaveProperty('token');
  });

  it('from a copy, whose count is behind', async () => {
    const { token } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const at = async (counter: number) =>
      signIn(authenticator.use(await aChallenge(application), { counter }));
    expect(await at(7)).toHaveProperty('token');
    expect(await at(7)).toEqual(refused);
    expect(await at(3)).toEqual(refused);
    expect(await at(8)).toHaveProperty('token');
  });

  it('of a passkey that nobody has, that signs for another, or that was removed', async () => {
    const { token } = await aMember(application);
    const { authenticator, pk_id } = await aPasskey(application, { token });
    expect(await signInAs(anAuthenticator())).toEqual(refused);
    const forged = { ...anAuthenticator().use(await aChallenge(application)), id: authenticator.id };
    expect(await signIn({ ...forged, rawId: authenticator.id })).toEqual(refused);
    await removing(token, pk_id);
    expect(await signInAs(authenticator)).toEqual(refused);
  });

  it('for the session of another account', async () => {
    const { token } = await aMember(application);
    await aPasskey(application, { token });
    const other = await aMember(application);
    const { authenticator } = await aPasskey(application, { token: other.token });
    expect(await enter(token, authenticator.use(await aChallenge(application, token)))).toBe(
      'passkey_refused',
    );
  });

  it('when it is added to a second account, or was made for another site', async () => {
    const { token } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const other = await aMember(application);
    const add = async (made: TestAuthenticator, deviation: object = {}) => {
      const begun = await callApi(application, { endpoint: beginPasskey, input: {}, token: other.token });
      const response = made.create(begun.body.data.pk_options, deviation);
      const input = { name: 'Mine', response };
      return (await callApi(application, { endpoint: addPasskey, input, token: other.token })).body.code;
    };
    expect(await add(authenticator)).toBe('passkey_refused');
    expect(await add(anAuthenticator(), { origin: 'https://evil.example' })).toBe('passkey_refused');
    expect(await add(anAuthenticator(), { isVerified: false })).toBe('passkey_refused');
    expect(await add(anAuthenticator())).toBeUndefined();
  });
});

describe('the passkey of an account', () => {
  it('that was switched off is refused in the documented words, to its owner alone', async () => {
    const { token, user_id } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const { database } = application.context;
    await database.updateTable('accounts').set({ status: 'inactive' }).where('id', '=', user_id).execute();
    expect(await signInAs(authenticator)).toEqual({ code: 'account_inactive' });
    const forged = { ...anAuthenticator().use(await aChallenge(application)), id: authenticator.id };
    expect(await signIn({ ...forged, rawId: authenticator.id })).toEqual(refused);
  });

  it('is slowed down after many wrong answers', async () => {
    const { token } = await aMember(application);
    const { authenticator } = await aPasskey(application, { token });
    const codes: unknown[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const forged = { ...anAuthenticator().use(await aChallenge(application)), id: authenticator.id };
      codes.push((await signIn({ ...forged, rawId: authenticator.id })).code);
    }
    expect(codes.at(-1)).toBe('too_many_attempts');
  });
});
