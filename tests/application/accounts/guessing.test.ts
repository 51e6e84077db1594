import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { changePassword, forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { register } from '#contract/accounts/registration.ts';
import { login } from '#contract/accounts/sessions.ts';
import { isRightPassword } from '#server/features/accounts/password-hashing.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi, type CallOptions } from '#tests/support/call-api.ts';
import { listMailsTo, readCode, readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
afterEach(() => application.close());

/** A wrong sign-in to an account of its own, so that the networks alone can slow it. */
const guessing = (index: number, options: CallOptions = {}) =>
  callApi(application, {
    endpoint: login,
    input: { emailOrMobile: `person${index}@example.org`, password: 'wrong guess' },
    ...options,
  });
const asking = (emailOrMobile: string) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile } });
const seen = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;

/** What 45 wrong sign-ins are answered, each from another address. */
async function guessFrom(addressOf: (index: number) => string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let index = 0; index < 45; index += 1) {
    answers.push(seen(await guessing(index, { address: addressOf(index) })));
  }
  return answers;
}

describe('guesses over many networks', () => {
  beforeEach(async () => {
    application = await startApplication({ RATE_LIMITS: 'on' });
  });

  it.each([
    {
      of: 'one /48, each in a /64 and a /56 of its own',
      free: 40,
      addressOf: (index: number) => `2001:db8:7:${(index * 256).toString(16)}::1`,
      neighbour: '2001:db8:8::1',
    },
    {
      of: 'one /56, each in a /64 of its own',
      free: 30,
      addressOf: (index: number) => `2001:db8:7:${index.toString(16)}::1`,
      neighbour: '2001:db8:7:ff00::1',
    },
    {
      of: 'one /24, each from another address',
      free: 40,
      addressOf: (index: number) => `198.51.100.${index + 1}`,
      neighbour: '198.51.101.1',
    },
  ])('of $of, are slowed, and the next network is not', async ({ free, addressOf, neighbour }) => {
    const answers = await guessFrom(addressOf);
    expect(answers.slice(0, free)).toEqual(Array.from({ length: free }, () => 'invalid_credentials'));
    expect(answers.slice(free)).toEqual(Array.from({ length: 45 - free }, () => 'too_many_attempts'));
    expect(seen(await guessing(90, { address: neighbour }))).toBe('invalid_credentials');
  });
});

describe('the digits of codes', () => {
  beforeEach(async () => {
    application = await startApplication();
  });

  it('are six after three wrong codes of an address within a day, and four again after it', async () => {
    const { email } = await aMember(application);
    const { email: other } = await aMember(application);
    expect((await asking(email)).body).toMatchObject({ code_length: 4 });
    const code = await readCode(application, email);
    expect(code).toMatch(/^\d{4}$/);
    for (let tries = 0; tries < 3; tries += 1) {
      const token = code === '1234' ? '4321' : '1234';
      await callApi(application, { endpoint: verifyOtp, input: { email, token } });
    }
    application.clock.advanceMinutes(2);
    expect((await asking(email)).body).toMatchObject({ code_length: 6 });
    const longer = await readLaterCode(application, { address: email, count: 2 });
    expect(longer).toMatch(/^\d{6}$/);
    expect((await asking(other)).body).toMatchObject({ code_length: 4 });
    const signedIn = await callApi(application, {
      endpoint: verifyOtp,
      input: { email, token: longer, is_login: true },
    });
    expect(signedIn.status).toBe(200);
    application.clock.advanceMinutes(24 * 60);
    expect((await asking(email)).body).toMatchObject({ code_length: 4 });
  });

  it('that were right count as no wrong try', async () => {
    const { email } = await aMember(application);
    for (let count = 1; count <= 4; count += 1) {
      await asking(email);
      const token = await readLaterCode(application, { address: email, count });
      expect(token).toMatch(/^\d{4}$/);
      expect((await callApi(application, { endpoint: verifyOtp, input: { email, token } })).status).toBe(200);
      application.clock.advanceMinutes(2);
    }
    expect(await application.context.database.selectFrom('wrongTries').selectAll().execute()).toEqual([]);
  });

  it('never stand in a subject', async () => {
    const input = aRegistration();
    await callApi(application, { endpoint: register, input });
    await readCode(application, input.email);
    application.clock.advanceMinutes(2);
    await callApi(application, { endpoint: forgotPassword, input: { email: input.email } });
    application.clock.advanceMinutes(2);
    await asking(input.email);
    const mails = await receiveMails(application, { address: input.email, count: 3 });
    for (const { subject } of mails) expect(subject).not.toMatch(/\d/);
  });
});

describe('more than 50 wrong tries on the whole site within 10 minutes', () => {
  beforeEach(async () => {
    application = await startApplication({ METRICS_TOKEN: 'a token for metrics' });
  });

  const guessMany = () => Promise.all(Array.from({ length: 51 }, (_, index) => guessing(index)));
  const measured = async () => {
    const authorization = 'Bearer a token for metrics';
    const { body } = await application.server.inject({ url: '/metrics', headers: { authorization } });
    return /^guessing_alarm (\d)$/m.exec(body)?.[1];
  };

  it('make all new codes long for an hour', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => aMember(application)));
    const lengths: unknown[] = [];
    const note = async (index: number) => lengths.push((await asking(members[index]?.email ?? '')).body);
    for (let index = 0; index < 50; index += 1) await guessing(index);
    await note(0);
    expect(await measured()).toBe('0');
    await guessing(50);
    await note(1);
    expect(await measured()).toBe('1');
    const registered = await callApi(application, { endpoint: register, input: aRegistration() });
    expect(registered.body).toMatchObject({ code_length: 6 });
    application.clock.advanceMinutes(61);
    await note(2);
    expect(await measured()).toBe('0');
    expect(lengths).toMatchObject([{ code_length: 4 }, { code_length: 6 }, { code_length: 4 }]);
  });

  it('are mailed to each owner once an hour, and logged', async () => {
    const owners = [await anAdministrator(application), await anAdministrator(application)];
    const finance = await anAdministrator(application, { role: 'finance' });
    for (const minutes of [0, 5, 61]) {
      application.clock.advanceMinutes(minutes);
      await guessMany();
    }
    for (const { email } of owners) {
      const mails = await receiveMails(application, { address: email, count: 2 });
      expect(mails).toHaveLength(2);
    }
    const logged = application.logged().split('somebody guesses passwords or codes');
    expect(logged).toHaveLength(3);
    expect(await listMailsTo(application.outbox, finance.email)).toEqual([]);
  });
});

/** A hash that no password has, and that takes this long to compare with. */
const hashOf = (cost: string) => `$argon2id$v=19$${cost},p=1$${'c2FsdA'.repeat(4)}$${'A'.repeat(43)}`;

describe('with the queue of hashes full', () => {
  beforeEach(async () => {
    application = await startApplication();
  });

  const compare = (hash: string) => isRightPassword('wrong guess', hash);
  /** As many as are computed at once on any machine. */
  const hashSlowly = () => Array.from({ length: 3 }, () => compare(hashOf('m=65536,t=12')));

  it('a sign-in that waits for its turn asks nothing of the database', async () => {
    let signIns: Promise<unknown>[] = [];
    const statements = await recordStatements(async () => {
      const slow = hashSlowly();
      signIns = Array.from({ length: 30 }, (_none, index) => guessing(index));
      await Promise.all(slow);
    });
    const accounts = statements.filter(({ text }) => text.startsWith('select * from "accounts"'));
    expect(accounts.length).toBeGreaterThan(0);
    expect(accounts.length).toBeLessThan(10);
    expect((await Promise.all(signIns)).length).toBe(30);
  });

  it('a sign-in is refused as busy, says when to try again, and is no wrong try', async () => {
    const slow = hashSlowly();
    const waiting = Array.from({ length: 400 }, () => compare(hashOf('m=8,t=1')));
    const all = Promise.allSettled([...slow, ...waiting]);
    const { status, body, retryAfter } = await guessing(1);
    expect([status, body.code, retryAfter]).toEqual([503, 'busy', '5']);
    expect(await application.context.database.selectFrom('wrongTries').selectAll().execute()).toEqual([]);
    await all;
    expect(seen(await guessing(1))).toBe('invalid_credentials');
  });

  it('every call that hashes a new password is refused as busy, and its code stays usable', async () => {
    const { email, token } = await aMember(application);
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await readCode(application, email);
    const password = 'quiet harbour 40';
    const reset = { endpoint: resetPassword, input: { email, otp, password } };
    const slow = hashSlowly();
    const waiting = Array.from({ length: 400 }, () => compare(hashOf('m=8,t=1')));
    const all = Promise.allSettled([...slow, ...waiting]);
    const answers = [
      await callApi(application, { endpoint: register, input: aRegistration() }),
      await callApi(application, { endpoint: changePassword, input: { password }, token }),
      await callApi(application, reset),
    ];
    const busy = answers.map(({ status, body, retryAfter }) => [status, body.code, retryAfter]);
    expect(busy).toEqual(answers.map(() => [503, 'busy', '5']));
    await all;
    expect((await callApi(application, reset)).body.result).toBe(true);
  });
});
