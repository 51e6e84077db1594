import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { login } from '#contract/accounts/sessions.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readCode, readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeEach(async () => {
  application = await startApplication();
});
afterEach(() => application.close());

const asking = (emailOrMobile: string) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile } });
const entering = (email: string, token: string) =>
  callApi(application, { endpoint: verifyOtp, input: { email, token } });
const resetting = (email: string, otp: string) =>
  callApi(application, { endpoint: resetPassword, input: { email, otp, password: 'quiet harbour 40' } });

/** A member with a code for entering and one for a new password, and a code that is neither. */
async function aMemberWithTwoCodes() {
  const { email } = await aMember(application);
  await asking(email);
  const enter = await readCode(application, email);
  await callApi(application, { endpoint: forgotPassword, input: { email } });
  const reset = await readLaterCode(application, { address: email, count: 2 });
  const wrong = ['1234', '4321', '1111'].find((code) => code !== enter && code !== reset) ?? '';
  return { email, enter, reset, wrong };
}

describe('the short codes of an address', () => {
  it('share five tries, whatever they are for', async () => {
    const { email, reset, wrong } = await aMemberWithTwoCodes();
    await Promise.all(Array.from({ length: 5 }, () => entering(email, wrong)));
    expect((await resetting(email, reset)).body.code).toBe('invalid_otp');
    application.clock.advanceMinutes(2);
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await readLaterCode(application, { address: email, count: 3 });
    expect(otp).toMatch(/^\d{6}$/);
    expect((await resetting(email, otp)).status).toBe(200);
  });

  it('share them also when all are tried at once', async () => {
    const { email, wrong } = await aMemberWithTwoCodes();
    const tries = Array.from({ length: 10 }, (_none, index) =>
      index % 2 === 0 ? entering(email, wrong) : resetting(email, wrong),
    );
    await Promise.all(tries);
    const codes = await application.context.database
      .selectFrom('oneTimeCodes')
      .select('wrongTries')
      .where('address', '=', email)
      .execute();
    expect(codes.reduce((sum, { wrongTries }) => sum + wrongTries, 0)).toBe(5);
  });
});

/** Wrong codes of addresses of their own, too slow for the limit of ten minutes. */
async function guessSlowly(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    if (index % 40 === 0) application.clock.advanceMinutes(20);
    await entering(`person${index}@example.org`, '0000');
  }
}

describe('more than 100 wrong codes on the whole site within a day', () => {
  it('make all new codes long until the next day, end the short ones, and are mailed to the owners', async () => {
    const owner = await anAdministrator(application);
    const members = await Promise.all(Array.from({ length: 3 }, () => aMember(application)));
    const [first = '', second = '', third = ''] = members.map(({ email }) => email);
    await guessSlowly(100);
    expect((await asking(first)).body).toMatchObject({ code_length: 4 });
    const short = await readCode(application, first);
    await guessSlowly(1);
    expect((await entering(first, short)).body.code).toBe('invalid_otp');
    expect((await asking(second)).body).toMatchObject({ code_length: 6 });
    await guessSlowly(81);
    const alarms = await receiveMails(application, { address: owner.email, count: 1 });
    expect(alarms).toHaveLength(1);
    application.clock.advanceMinutes(23 * 60);
    expect((await asking(second)).body).toMatchObject({ code_length: 6 });
    application.clock.advanceMinutes(2 * 60);
    expect((await asking(third)).body).toMatchObject({ code_length: 4 });
  });

  it('are never more than 100 at short codes, however many come at once', async () => {
    const members = await Promise.all(Array.from({ length: 30 }, () => aMember(application)));
    // Two are left before the limit of a day.
    await guessSlowly(98);
    for (const { email } of members) await asking(email);
    const codes = await Promise.all(members.map(({ email }) => readCode(application, email)));
    const tries = members.map(({ email }, index) => entering(email, codes[index] ?? ''));
    const right = (await Promise.all(tries)).filter(({ status }) => status === 200);
    expect(right.length).toBeLessThanOrEqual(3);
  });
});

it('passwords that people mistype in a day make no codes long', async () => {
  const { email } = await aMember(application);
  for (let index = 0; index < 101; index += 1) {
    if (index % 40 === 0) application.clock.advanceMinutes(20);
    const input = { emailOrMobile: `person${index}@example.org`, password: 'wrong guess' };
    await callApi(application, { endpoint: login, input });
  }
  expect((await asking(email)).body).toMatchObject({ code_length: 4 });
});
