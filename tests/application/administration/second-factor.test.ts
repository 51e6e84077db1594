import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginAuthenticator,
  confirmAuthenticator,
  enterOwnSecondFactor,
  prove as proveEndpoint,
  renewOwnRecoveryCodes,
  showOwnSecondFactor,
} from '#contract/accounts/second-factor.ts';
import { inviteAdministrator, resetSecondFactor } from '#contract/administration/administrators.ts';
import { showSession } from '#contract/accounts/sessions.ts';
import { listUsers } from '#contract/administration/users.ts';
import { resetSecondFactorByOperator } from '#server/features/administrators/second-factor.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aSecondFactor, codeOf } from '#tests/factories/second-factor/a-second-factor.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** The code of the refusal; `done` for a success. */
const readUsers = async (token: string) => {
  const { body } = await callApi(application, { endpoint: listUsers, input: {}, token });
  return body.code ?? 'done';
};
const enter = async (token: string, code: string) => {
  const { body } = await callApi(application, { endpoint: enterOwnSecondFactor, input: { code }, token });
  return body.code ?? 'done';
};
const prove = async (token: string, input: { password?: string; code?: string }) => {
  const { body } = await callApi(application, { endpoint: proveEndpoint, input, token });
  return body.code ?? 'done';
};
const signInAgain = (accountId: number) => startTestSession(application.context, accountId);
const stepOf = async (token: string) => {
  const { body } = await callApi(application, { endpoint: showSession, input: {}, token });
  return body.data.missing_step;
};

describe('the second factor', () => {
  it('is asked for in every later session, and before nothing else is answered', async () => {
    const { token, user_id } = await anAdministrator(application);
    const authenticator = await aSecondFactor(application, { token });
    expect(await readUsers(token)).toBe('done');
    const later = await signInAgain(user_id);
    expect(await stepOf(later.token)).toBe('second_factor_required');
    expect(await readUsers(later.token)).toBe('second_factor_required');
    expect(await enter(later.token, authenticator.code(1))).toBe('done');
    expect(await stepOf(later.token)).toBeNull();
    expect(await readUsers(later.token)).toBe('done');
  });

  it('takes a code once, also when it is sent twice at the same time', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { code } = await aSecondFactor(application, { token });
    const sessions = await Promise.all([1, 2, 3].map(() => signInAgain(user_id)));
    expect(await enter(sessions[0]?.token ?? '', code())).toBe('wrong_second_factor');
    const answers = await Promise.all(sessions.map((session) => enter(session.token, code(1))));
    expect(answers.toSorted()).toEqual(['done', 'wrong_second_factor', 'wrong_second_factor']);
  });

  it('refuses a code of another time, and slows guesses down', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { code } = await aSecondFactor(application, { token });
    const later = await signInAgain(user_id);
    expect(await enter(later.token, code(5))).toBe('wrong_second_factor');
    const guesses: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await enter(later.token, '000000'));
    expect(guesses.at(-1)).toBe('too_many_attempts');
    application.clock.advanceMinutes(24 * 60 + 1);
    const nextDay = await signInAgain(user_id);
    expect(await enter(nextDay.token, code())).toBe('done');
  });

  it('is replaced once by each recovery code, in any spelling', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { recoveryCodes } = await aSecondFactor(application, { token });
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const later = await signInAgain(user_id);
    expect(await enter(later.token, first.toLowerCase().replace('-', ' '))).toBe('done');
    const another = await signInAgain(user_id);
    expect(await enter(another.token, first)).toBe('wrong_second_factor');
    expect(await enter(another.token, second)).toBe('done');
    const { body } = await callApi(application, { endpoint: showOwnSecondFactor, input: {}, token });
    expect(body.data).toMatchObject({ sf_is_on: true, sf_codes_left: 8, sf_due_at: null });
  });

  it('gives ten new recovery codes, and the old ones end', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { recoveryCodes } = await aSecondFactor(application, { token });
    const { body } = await callApi(application, { endpoint: renewOwnRecoveryCodes, input: {}, token });
    const later = await signInAgain(user_id);
    expect(await enter(later.token, recoveryCodes[0] ?? '')).toBe('wrong_second_factor');
    expect(await enter(later.token, body.data.sf_recovery_codes[0] ?? '')).toBe('done');
  });

  it('is not stored before a code of the new key, and not with a ticket of somebody else', async () => {
    const { token } = await anAdministrator(application);
    const other = await anAdministrator(application);
    const { body } = await callApi(application, { endpoint: beginAuthenticator, input: {}, token });
    expect(body.data.sf_uri).toMatch(/^otpauth:\/\/totp\/InTandem/);
    expect(body.data.sf_qr).toMatch(/^<svg/);
    const confirm = async (input: { ticket: string; code: string }, by: string) =>
      (await callApi(application, { endpoint: confirmAuthenticator, input, token: by })).body.code;
    const { sf_ticket: ticket, sf_key: key } = body.data;
    const code = codeOf(application, key);
    expect(await confirm({ ticket, code: '000000' }, token)).toBe('wrong_second_factor');
    expect(await confirm({ ticket, code: code() }, other.token)).toBe('expired_ticket');
    expect(await confirm({ ticket: `${ticket}x`, code: code() }, token)).toBe('expired_ticket');
    expect(await stepOf(token)).toBeNull();
    application.clock.advanceMinutes(16);
    expect(await confirm({ ticket, code: code() }, token)).toBe('proof_required');
    await prove(token, { password: 'a calm steady hand' });
    expect(await confirm({ ticket, code: code() }, token)).toBe('expired_ticket');
  });

  it('can be moved to a new phone by a session that gave it, not by one with the password alone', async () => {
    const { token, user_id } = await anAdministrator(application);
    await aSecondFactor(application, { token });
    const begin = async (by: string) =>
      (await callApi(application, { endpoint: beginAuthenticator, input: {}, token: by })).body.code;
    const thief = await signInAgain(user_id);
    expect(await begin(thief.token)).toBe('second_factor_required');
    expect(await begin(token)).toBeUndefined();
    application.clock.advanceMinutes(16);
    expect(await begin(token)).toBe('proof_required');
  });

  it('stores neither the key nor a recovery code in clear', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { recoveryCodes } = await aSecondFactor(application, { token });
    const { database } = application.context;
    const app = await database
      .selectFrom('authenticatorApps')
      .selectAll()
      .where('accountId', '=', user_id)
      .executeTakeFirstOrThrow();
    const codes = await database.selectFrom('recoveryCodes').selectAll().execute();
    const stored = JSON.stringify([app, codes]);
    expect(app.key).not.toMatch(/^[A-Z2-7]{32}$/);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });
});

describe('without a second factor', () => {
  it('an administrator works for seven days, and then has to set one up first', async () => {
    const { token, user_id } = await anAdministrator(application);
    const { body } = await callApi(application, { endpoint: showOwnSecondFactor, input: {}, token });
    const left = new Date(body.data.sf_due_at ?? '').getTime() - application.clock.now().getTime();
    expect(left).toBe(7 * 24 * 60 * 60_000);
    const session = await callApi(application, { endpoint: showSession, input: {}, token });
    expect(session.body.data.second_factor_due_at).toBe(body.data.sf_due_at);
    application.clock.advanceMinutes(7 * 24 * 60 - 1);
    const { token: later } = await signInAgain(user_id);
    expect(await readUsers(later)).toBe('done');
    application.clock.advanceMinutes(2);
    expect(await readUsers(later)).toBe('second_factor_not_set_up');
    expect(await prove(later, { password: 'a calm steady hand' })).toBe('done');
    await aSecondFactor(application, { token: later });
    expect(await readUsers(later)).toBe('done');
  });

  it('the site setting turns the duty off', async () => {
    const { user_id } = await anAdministrator(application);
    application.clock.advanceMinutes(8 * 24 * 60);
    const { token } = await signInAgain(user_id);
    const set = (text: string) =>
      updateSiteSetting(application.context, { key: 'secondFactorIsRequired', text });
    await set('false');
    expect(await readUsers(token)).toBe('done');
    await set('true');
    expect(await readUsers(token)).toBe('second_factor_not_set_up');
  });
});

describe('a lost second factor', () => {
  it('is taken away by another owner with a reason: sessions end, a mail says so, and grace begins anew', async () => {
    const owner = await anAdministrator(application);
    const { token, user_id, email } = await anAdministrator(application, { role: 'support' });
    await aSecondFactor(application, { token });
    const input = { administrator_id: user_id, reason: 'The phone was stolen.' };
    const reset = async (by: string, changed: object = {}) =>
      callApi(application, { endpoint: resetSecondFactor, input: { ...input, ...changed }, token: by });
    expect((await reset(token)).body.code).toBe('not_allowed');
    expect((await reset(owner.token, { administrator_id: owner.user_id })).body.code).toBe('not_yourself');
    expect((await reset(owner.token, { reason: ' ' })).body.errors?.[0]?.field).toBe('reason');
    expect((await reset(owner.token)).status).toBe(200);
    expect(await readUsers(token)).toBe('not_signed_in');
    const later = await signInAgain(user_id);
    expect(await readUsers(later.token)).toBe('done');
    const mails = await receiveMails(application, { address: email, count: 2 });
    expect(mails.map(({ subject }) => subject)).toContain(
      'Your two-step verification at InTandem was removed',
    );
  });
});

describe('the operator at the command line', () => {
  it('takes the second factor of an administrator away, and of nobody else', async () => {
    const { token, user_id, email } = await anAdministrator(application);
    const member = await aMember(application);
    await aSecondFactor(application, { token });
    expect(await resetSecondFactorByOperator(application.context, member.email)).toBe(false);
    expect(await resetSecondFactorByOperator(application.context, email)).toBe(true);
    expect(await readUsers(token)).toBe('not_signed_in');
    expect(await readUsers((await signInAgain(user_id)).token)).toBe('done');
  });
});

describe('a dangerous call', () => {
  const invite = async (token: string) => {
    const email = `tara.${crypto.randomUUID()}@example.org`;
    const input = { email, name: 'Tara', role: 'support' } as const;
    const { body } = await callApi(application, { endpoint: inviteAdministrator, input, token });
    return body.code ?? 'done';
  };
  it('needs a password or code of the last 15 minutes', async () => {
    const { token } = await anAdministrator(application);
    const { code } = await aSecondFactor(application, { token });
    expect(await invite(token)).toBe('done');
    application.clock.advanceMinutes(16);
    expect(await invite(token)).toBe('proof_required');
    expect(await readUsers(token)).toBe('done');
    expect(await prove(token, { password: 'something else' })).toBe('not_proved');
    expect(await prove(token, {})).toBe('not_proved');
    expect(await prove(token, { password: 'a calm steady hand' })).toBe('done');
    expect(await invite(token)).toBe('done');
    application.clock.advanceMinutes(16);
    expect(await prove(token, { code: '000000' })).toBe('wrong_second_factor');
    expect(await prove(token, { code: code() })).toBe('done');
    expect(await invite(token)).toBe('done');
  });

  it('can be foreseen: the session says for how long the proof is fresh', async () => {
    const { token } = await anAdministrator(application);
    const countSeconds = async () =>
      (await callApi(application, { endpoint: showSession, input: {}, token })).body.data.proof_seconds_left;
    expect(await countSeconds()).toBe(900);
    application.clock.advanceMinutes(10);
    expect(await countSeconds()).toBe(300);
    application.clock.advanceMinutes(20);
    expect(await countSeconds()).toBe(0);
    expect(await prove(token, { password: 'a calm steady hand' })).toBe('done');
    expect(await countSeconds()).toBe(900);
  });

  it('is proved for the session that asked, and for no other one', async () => {
    const { token, user_id } = await anAdministrator(application);
    const other = await signInAgain(user_id);
    application.clock.advanceMinutes(16);
    expect(await prove(token, { password: 'a calm steady hand' })).toBe('done');
    expect(await invite(other.token)).toBe('proof_required');
  });
});
