import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { login } from '#contract/accounts/sessions.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi, type CallOptions } from '#tests/support/call-api.ts';
import { listMailsTo, readCode, readLaterCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const applications: TestApplication[] = [];
let application: TestApplication;
beforeEach(async () => {
  application = await startApplication({ RATE_LIMITS: 'on' });
  applications.push(application);
});
afterAll(() => Promise.all(applications.map((started) => started.close())));

type Guess = { emailOrMobile: string; password?: string };
const signIn = ({ emailOrMobile, password = 'a wrong guess' }: Guess, options: CallOptions = {}) =>
  callApi(application, { endpoint: login, input: { emailOrMobile, password }, ...options });
const askForCode = (emailOrMobile: string, options: CallOptions = {}) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile }, ...options });
const enterCode = (email: string, code: string, options: CallOptions = {}) =>
  callApi(application, { endpoint: verifyOtp, input: { email, token: code, is_login: true }, ...options });

/** An address in a network of its own, and none that any other has. */
const farAway = (place: number) => `2001:db8:${(place + 1).toString(16)}::1`;
/** Addresses in 65,536 networks /64 of one /48. */
const inOneSite = (place: number) => `2001:db8:aaaa:${(place * 256 + place).toString(16)}::1`;

/** The cookie of the browser in which a member has signed in. */
async function aKnownBrowser({ email, password }: TestMember): Promise<string> {
  const { cookie } = await signIn({ emailOrMobile: email, password }, { address: farAway(9000) });
  if (cookie === undefined) throw new Error('The sign-in set no cookie');
  return cookie;
}

describe('somebody who shuts the owner out', () => {
  it('by wrong passwords slows all strangers, and not the browser that the owner knows', async () => {
    const owner = await aMember(application);
    const cookie = await aKnownBrowser(owner);
    for (let place = 0; place < 20; place += 1) {
      await signIn({ emailOrMobile: owner.email }, { address: farAway(place) });
    }
    const right = { emailOrMobile: owner.email, password: owner.password };
    expect((await signIn(right, { address: farAway(21) })).body.code).toBe('too_many_attempts');
    expect((await signIn(right, { address: farAway(22), cookie })).status).toBe(200);
  });

  it('cannot use the cookie of a browser that knows another account', async () => {
    const [owner, attacker] = [await aMember(application), await aMember(application)];
    const cookie = await aKnownBrowser(attacker);
    const codes: unknown[] = [];
    for (let place = 0; place < 8; place += 1) {
      codes.push(
        (await signIn({ emailOrMobile: owner.email }, { address: farAway(place), cookie })).body.code,
      );
    }
    expect(codes.at(-1)).toBe('too_many_attempts');
  });

  it('by asking for codes uses up the sends of strangers; the owner still gets one', async () => {
    const owner = await aMember(application);
    const cookie = await aKnownBrowser(owner);
    application.clock.advanceMinutes(61);
    const answers: unknown[] = [];
    for (let place = 0; place < 7; place += 1) {
      answers.push((await askForCode(owner.email, { address: farAway(place) })).body.code ?? 'sent');
      application.clock.advanceMinutes(2);
    }
    expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too_many_codes', 'too_many_codes']);
    expect((await askForCode(owner.email, { address: farAway(30), cookie })).body.result).toBe(true);
  });

  it('from one network gets a part of the sends, and others the rest', async () => {
    const { email } = await aMember(application);
    application.clock.advanceMinutes(61);
    const answers: unknown[] = [];
    for (const place of [1, 2, 3, 4]) {
      answers.push((await askForCode(email, { address: inOneSite(place) })).body.code ?? 'sent');
      application.clock.advanceMinutes(2);
    }
    expect(answers).toEqual(['sent', 'sent', 'sent', 'too_many_codes']);
    expect((await askForCode(email, { address: farAway(1) })).body.result).toBe(true);
  });

  it('by wrong codes does not kill the code for the browser that the owner knows', async () => {
    const owner = await aMember(application);
    const cookie = await aKnownBrowser(owner);
    application.clock.advanceMinutes(2);
    await askForCode(owner.email, { address: farAway(40), cookie });
    const code = await readLaterCode(application.outbox, { address: owner.email, count: 1 });
    for (let place = 0; place < 8; place += 1)
      await enterCode(owner.email, '0000', { address: farAway(place) });
    expect((await enterCode(owner.email, code, { address: farAway(41) })).body.result).toBe(false);
    expect((await enterCode(owner.email, code, { address: farAway(42), cookie })).body.result).toBe(true);
  });
});

describe('guesses from many networks', () => {
  it.each([
    ['one /48 of IPv6', inOneSite],
    ['one /24 of IPv4', (place: number) => `198.51.100.${place + 1}`],
  ])('in %s are slowed, whatever accounts they are about', async (_name, addressOf) => {
    const codes: unknown[] = [];
    for (let place = 0; place < 45; place += 1) {
      const emailOrMobile = `person${place}@example.org`;
      codes.push((await signIn({ emailOrMobile }, { address: addressOf(place) })).body.code);
    }
    expect(codes.at(0)).toBe('invalid_credentials');
    expect(codes.at(-1)).toBe('too_many_attempts');
  });

  it('make the codes of an address longer after three wrong ones', async () => {
    const { email } = await aMember(application);
    application.clock.advanceMinutes(2);
    expect((await askForCode(email)).body).toMatchObject({ result: true, code_length: 4 });
    const short = await readCode(application.outbox, email);
    expect(short).toMatch(/^\d{4}$/);
    const wrong = short === '0000' ? '1111' : '0000';
    for (let place = 0; place < 3; place += 1) await enterCode(email, wrong, { address: farAway(place) });
    application.clock.advanceMinutes(2);
    expect((await askForCode(email)).body).toMatchObject({ result: true, code_length: 6 });
    const [mail] = await vi.waitFor(async () => {
      const mails = await listMailsTo(application.outbox, email);
      expect(mails).toHaveLength(2);
      return mails;
    });
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.subject).not.toMatch(/\d{4}/);
    expect((await enterCode(email, code)).body.result).toBe(true);
  });

  it('make all codes longer for an hour when they are more than 50, and alarm the owners once', async () => {
    const { email: ownersEmail } = await anAdministrator(application);
    const { email } = await aMember(application);
    for (let place = 0; place < 60; place += 1) {
      await signIn({ emailOrMobile: `person${place}@example.org` }, { address: farAway(place) });
    }
    application.clock.advanceMinutes(2);
    expect((await askForCode(email)).body).toMatchObject({ result: true, code_length: 6 });
    await vi.waitFor(async () => {
      expect(await listMailsTo(application.outbox, ownersEmail)).toHaveLength(1);
    });
    expect(application.logged()).toContain('somebody guesses passwords or codes');
    application.clock.advanceMinutes(62);
    expect((await askForCode(email)).body).toMatchObject({ result: true, code_length: 4 });
    expect(await listMailsTo(application.outbox, ownersEmail)).toHaveLength(1);
  });
});
