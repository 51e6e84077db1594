import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { changeEmail, confirmEmail } from '#contract/accounts/own-contacts.ts';
import { signInByPasskey } from '#contract/accounts/passkeys.ts';
import { register } from '#contract/accounts/registration.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  enterOwnSecondFactor,
  prove,
} from '#contract/accounts/second-factor.ts';
import { login } from '#contract/accounts/sessions.ts';
import { networkRules, networkSendRules } from '#server/features/accounts/accounts.rules.ts';
import { guardAttempt } from '#server/features/accounts/guessing/attempts.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { aChallenge, aPasskey } from '#tests/factories/second-factor/a-passkey.ts';
import { codeOf } from '#tests/factories/second-factor/a-second-factor.ts';
import { callApi, type CallOptions } from '#tests/support/call-api.ts';
import { readCode, readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ RATE_LIMITS: 'on' });
});
afterAll(() => application.close());

const signingIn = (emailOrMobile: string, password: string, options: CallOptions) =>
  callApi(application, { endpoint: login, input: { emailOrMobile, password }, ...options });
const asking = (emailOrMobile: string, options: CallOptions) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile }, ...options });
const entering = (email: string, token: string, options: CallOptions) =>
  callApi(application, { endpoint: verifyOtp, input: { email, token, is_login: true }, ...options });

/** Each number is an address in another network of every size. */
const strangerFrom = (index: number): CallOptions => ({ address: `10.${index}.7.7` });
const home = '192.0.2.80';

/** A member, and what their own browser sends: it has signed in before. */
async function anOwner(): Promise<{ owner: TestMember; known: CallOptions }> {
  const owner = await aMember(application);
  const { status, cookie } = await signingIn(owner.email, owner.password, { address: home });
  expect(status).toBe(200);
  expect(cookie).toContain('device=');
  return { owner, known: { address: home, cookie } };
}

const seen = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;

/** Strangers of many networks use up what an address gets in an hour. */
async function useUpCodes(email: string): Promise<unknown[]> {
  // The code of the registration is no longer one of the last hour.
  application.clock.advanceMinutes(61);
  const answers: unknown[] = [];
  for (let index = 0; index < 6; index += 1) {
    application.clock.advanceMinutes(2);
    const answer = seen(await asking(email, strangerFrom(index)));
    answers.push(answer);
    // A request that is replaced before its delivery sends no mail.
    if (answer === 200) await receiveMails(application, { address: email, count: index + 1 });
  }
  return answers;
}

describe('strangers who guess the password of an owner', () => {
  it('are slowed themselves, and the browser that the owner signed in with before is not', async () => {
    const { owner, known } = await anOwner();
    const guesses: unknown[] = [];
    for (let index = 0; index < 20; index += 1) {
      guesses.push(seen(await signingIn(owner.email, 'wrong guess', strangerFrom(index))));
    }
    expect(guesses).toEqual([
      ...Array.from({ length: 5 }, () => 'invalid_credentials'),
      ...Array.from({ length: 15 }, () => 'too_many_attempts'),
    ]);
    // Also with the right password: a stranger may have found it.
    expect(seen(await signingIn(owner.email, owner.password, strangerFrom(50)))).toBe('too_many_attempts');
    expect(seen(await signingIn(owner.email, owner.password, known))).toBe(200);
  });

  it('gain nothing by the cookie of their own browser', async () => {
    const { owner } = await anOwner();
    const { known: stranger } = await anOwner();
    for (let index = 0; index < 5; index += 1) await signingIn(owner.email, 'wrong guess', stranger);
    expect(seen(await signingIn(owner.email, 'wrong guess', stranger))).toBe('too_many_attempts');
  });

  it('of a shared browser are slowed by the budget of that browser', async () => {
    const { owner, known } = await anOwner();
    for (let index = 0; index < 5; index += 1) await signingIn(owner.email, 'wrong guess', known);
    expect(seen(await signingIn(owner.email, owner.password, known))).toBe('too_many_attempts');
    expect(seen(await signingIn(owner.email, owner.password, strangerFrom(60)))).toBe(200);
  });
});

describe('strangers who ask for the codes of an owner', () => {
  it('use up their own share, and the known browser still gets a code that signs in', async () => {
    const { owner, known } = await anOwner();
    expect(await useUpCodes(owner.email)).toEqual([200, 200, 200, 200, 200, 'too_many_codes']);
    // No minute to wait either: the unused code is one of strangers.
    expect(seen(await asking(owner.email, known))).toBe(200);
    const code = await readLaterCode(application, { address: owner.email, count: 6 });
    expect(seen(await entering(owner.email, code, known))).toBe(200);
  });

  it('from one network have a part of it, so that others can still ask', async () => {
    const { owner } = await anOwner();
    const answers: unknown[] = [];
    for (let index = 0; index < 4; index += 1) {
      application.clock.advanceMinutes(2);
      answers.push(seen(await asking(owner.email, strangerFrom(70))));
    }
    expect(answers).toEqual([200, 200, 200, 'too_many_codes']);
    expect(seen(await asking(owner.email, strangerFrom(71)))).toBe(200);
  });

  it('are counted across all addresses that they ask for or register', async () => {
    const ask = (index: number, from: CallOptions) => asking(`somebody${index}@example.org`, from);
    const answers: unknown[] = [];
    const { free } = networkSendRules['/32'];
    for (let index = 0; index < free + 2; index += 1) {
      answers.push(seen(await ask(index, strangerFrom(80))));
    }
    expect(answers.slice(0, free)).toEqual(Array.from({ length: free }, () => 200));
    expect(answers.at(-1)).toBe('too_many_requests');
    const person = aRegistration();
    const registered = await callApi(application, { endpoint: register, input: person, ...strangerFrom(80) });
    expect(seen(registered)).toBe('too_many_requests');
    expect(seen(await ask(free + 2, strangerFrom(81)))).toBe(200);
  });
});

describe('strangers who enter wrong codes', () => {
  it('do not kill the code of an owner for the known browser', async () => {
    const { owner, known } = await anOwner();
    await asking(owner.email, known);
    const code = await readCode(application, owner.email);
    const wrong = code === '1234' ? '4321' : '1234';
    for (let index = 0; index < 8; index += 1) await entering(owner.email, wrong, strangerFrom(index));
    expect(seen(await entering(owner.email, code, strangerFrom(90)))).toBe('invalid_otp');
    expect(seen(await entering(owner.email, code, known))).toBe(200);
  });
});

describe('a member who proves a new e-mail address', () => {
  const newEmail = () => aRegistration().email;
  const wishing = ({ token }: TestMember, email: string, options: CallOptions) =>
    callApi(application, { endpoint: changeEmail, input: { email }, token, ...options });
  const proving = ({ token }: TestMember, input: { email: string; otp: string }) =>
    callApi(application, { endpoint: confirmEmail, input, token });

  it('is not kept from it by strangers who ask for codes to it', async () => {
    const { owner, known } = await anOwner();
    const email = newEmail();
    const answers: unknown[] = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push(seen(await asking(email, strangerFrom(index))));
      application.clock.advanceMinutes(2);
    }
    expect(answers.at(-1)).toBe('too_many_codes');
    expect(seen(await wishing(owner, email, known))).toBe(200);
    const otp = await readCode(application, email);
    expect(seen(await proving(owner, { email, otp }))).toBe(200);
  });

  it('has a code that another member neither replaces nor uses up', async () => {
    const { owner, known } = await anOwner();
    const other = await aMember(application);
    const email = newEmail();
    await wishing(owner, email, known);
    const otp = await readCode(application, email);
    const wrong = otp === '0000' ? '1111' : '0000';
    for (let index = 0; index < 5; index += 1) await proving(other, { email, otp: wrong });
    expect(seen(await wishing(other, email, strangerFrom(1)))).toBe(200);
    expect(seen(await proving(other, { email, otp }))).toBe('invalid_otp');
    expect(seen(await proving(owner, { email, otp }))).toBe(200);
  });

  it('cannot flood an address, also not from new sessions', async () => {
    const { owner, known } = await anOwner();
    const email = newEmail();
    const answers: unknown[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { body } = await signingIn(owner.email, owner.password, known);
      answers.push(seen(await wishing({ ...owner, token: body.data.token }, email, known)));
      application.clock.advanceMinutes(2);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 'too_many_codes']);
  });
});

describe('a second factor', () => {
  it('proves the signed-in owner, while somebody who has the password guesses its codes', async () => {
    const { owner } = await anOwner();
    const { token } = owner;
    const { data } = (await callApi(application, { endpoint: beginAuthenticator, input: {}, token })).body;
    const code = codeOf(application, data.sf_key);
    const first = { ticket: data.sf_ticket, code: code() };
    await callApi(application, { endpoint: confirmAuthenticator, input: first, token });
    const entry = { endpoint: enterOwnSecondFactor, input: { code: '000000' } };
    const answers: unknown[] = [];
    for (let index = 0; index < 11; index += 1) {
      const thief = strangerFrom(index);
      const { body } = await signingIn(owner.email, owner.password, thief);
      answers.push(seen(await callApi(application, { ...entry, token: body.data.token, ...thief })));
    }
    expect(answers.at(-1)).toBe('too_many_attempts');
    const proof = { endpoint: prove, input: { code: code(1) }, token };
    expect(seen(await callApi(application, proof))).toBe(200);
  });

  it('signs the owner in by passkey, from a browser and a network that guessed passwords came from', async () => {
    const { owner, known } = await anOwner();
    const { authenticator } = await aPasskey(application, owner);
    const address = home;
    const entry = async (options: CallOptions) => {
      const input = { response: authenticator.use(await aChallenge(application)) };
      return seen(await callApi(application, { endpoint: signInByPasskey, input, ...options }));
    };
    // A browser is known once it has given the second factor.
    expect(await entry(known)).toBe(200);
    for (let index = 0; index < networkRules['/32'].free; index += 1) {
      const guess = { kind: 'password', identifier: `nobody ${index}`, address } as const;
      await guardAttempt(application.context, guess);
    }
    expect(await entry({ address })).toBe('too_many_attempts');
    expect(await entry(known)).toBe(200);
  });
});
