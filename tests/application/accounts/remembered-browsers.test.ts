import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { changeEmail, confirmEmail } from '#contract/accounts/own-contacts.ts';
import { changePassword, forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { beginAuthenticator, confirmAuthenticator } from '#contract/accounts/second-factor.ts';
import {
  endSessions,
  listSessions,
  login,
  logout,
  resumeSession,
  showSession,
} from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import { rememberedRules } from '#server/features/accounts/remembered/remembered.rules.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { codeOf } from '#tests/factories/second-factor/a-second-factor.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const dayMinutes = 24 * 60;
const advanceDays = (days: number) => application.clock.advanceMinutes(days * dayMinutes);
/** Until two comings back of one browser are no longer two tabs. */
const passGrace = () => application.clock.advanceMinutes(1);

type Person = Pick<TestMember, 'email' | 'password'>;
const signingIn = (
  { email, password }: Person,
  { remember = true, cookie }: { remember?: boolean; cookie?: string } = {},
) => callApi(application, { endpoint: login, input: { emailOrMobile: email, password, remember }, cookie });
const resuming = (cookie: string | undefined, headers = {}) =>
  callApi(application, { endpoint: resumeSession, input: {}, cookie, headers });
const whoIs = async (token: string) =>
  (await callApi(application, { endpoint: showSession, input: {}, token })).status;
const sessionsOf = async (token: string) =>
  (await callApi(application, { endpoint: listSessions, input: {}, token })).body.data;

/** A member who has signed in and stays signed in, in a browser that was closed for a moment. */
async function aRememberedMember() {
  const member = await aMember(application);
  const { body, cookie = '' } = await signingIn(member);
  passGrace();
  return { member, token: body.data.token, cookie };
}

describe('a remembered browser', () => {
  it('comes back without a password, in the same session, with another token and another secret', async () => {
    const { member, token, cookie } = await aRememberedMember();
    const { status, body, cookie: next } = await resuming(cookie);
    expect([status, body.data.email, body.data.missing_step]).toEqual([200, member.email, null]);
    expect([body.data.token === token, next === cookie]).toEqual([false, false]);
    expect([await whoIs(token), await whoIs(body.data.token)]).toEqual([200, 200]);
    const sessions = await sessionsOf(body.data.token);
    expect(sessions.filter(({ is_remembered }) => is_remembered)).toMatchObject([{ is_current: true }]);
    expect(sessions).toHaveLength(2);
  });

  it('is remembered after signing in by code as well', async () => {
    const { email } = await aMember(application);
    passGrace();
    await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
    const token = await readLaterCode(application, { address: email, count: 1 });
    const input = { email, token, is_login: true, remember: true };
    const { cookie } = await callApi(application, { endpoint: verifyOtp, input });
    expect((await resuming(cookie)).body.data.email).toBe(email);
  });

  it('is not remembered unless that is asked for, as by a client of the documents', async () => {
    const member = await aMember(application);
    const { cookie } = await signingIn(member, { remember: false });
    expect(cookie ?? '').not.toContain('remembered');
    expect((await resuming(cookie)).body.code).toBe('not_remembered');
  });

  it('comes back after more days than a session is valid without use, but not for ever', async () => {
    const { cookie, token } = await aRememberedMember();
    advanceDays(31);
    expect(await whoIs(token)).toBe(401);
    const first = await resuming(cookie);
    expect(await whoIs(first.body.data.token)).toBe(200);
    expect(await whoIs(token)).toBe(401);
    advanceDays(rememberedRules.validDays - 32);
    const last = await resuming(first.cookie);
    expect(await whoIs(last.body.data.token)).toBe(200);
    advanceDays(2);
    expect(await whoIs(last.body.data.token)).toBe(401);
    expect((await resuming(last.cookie)).body.code).toBe('not_remembered');
  });

  it('is remembered for one person: the next one who signs in there replaces the first', async () => {
    const { cookie, token } = await aRememberedMember();
    const next = await signingIn(await aMember(application), { remember: false, cookie });
    expect(next.cookie).toContain('remembered=');
    expect((await resuming(cookie)).body.code).toBe('not_remembered');
    expect(await whoIs(token)).toBe(200);
  });

  it('is never remembered for an administrator, whose second factor no cookie stands for', async () => {
    const { email } = await anAdministrator(application);
    const { status, cookie } = await signingIn({ email, password: 'a calm steady hand' });
    expect([status, cookie ?? '']).toEqual([200, expect.not.stringContaining('remembered')]);
  });

  it('is refused for a page of another site', async () => {
    const { cookie } = await aRememberedMember();
    const { status, body } = await resuming(cookie, { origin: 'https://elsewhere.example' });
    expect([status, body.code]).toEqual([403, 'not_allowed']);
    expect((await resuming(cookie)).status).toBe(200);
  });

  it('stores its secrets as hashes alone', async () => {
    const { cookie } = await aRememberedMember();
    const rows = await application.context.database.selectFrom('rememberedDevices').selectAll().execute();
    const parts = /remembered=([^;]+)/.exec(cookie)?.[1]?.split('.') ?? [];
    expect(parts).toHaveLength(2);
    expect(parts.filter((part) => JSON.stringify(rows).includes(part))).toEqual([]);
  });
});

describe('a browser is forgotten', () => {
  const isForgotten = async (cookie: string) => (await resuming(cookie)).body.code === 'not_remembered';

  it('by logout, which also removes the cookie', async () => {
    const { cookie, token } = await aRememberedMember();
    const answer = await callApi(application, { endpoint: logout, input: {}, token, cookie });
    expect(answer.cookie).toBe('remembered=');
    expect(await isForgotten(cookie)).toBe(true);
  });

  it('by ending its row in the list of sessions, which is one', async () => {
    const { member, cookie, token } = await aRememberedMember();
    const back = (await resuming(cookie)).body.data.token;
    const row = (await sessionsOf(member.token)).find(({ is_remembered }) => is_remembered);
    const input = { session_id: row?.session_id ?? 0 };
    const ended = await callApi(application, { endpoint: endSessions, input, token: member.token });
    expect(ended.body.data).toEqual({ ended: 1 });
    expect([await whoIs(token), await whoIs(back), await isForgotten(cookie)]).toEqual([401, 401, true]);
  });

  it('even when its row shows a browser that was closed for long', async () => {
    const { member, cookie } = await aRememberedMember();
    advanceDays(31);
    const { token } = (await signingIn(member, { remember: false })).body.data;
    const row = (await sessionsOf(token)).find(({ is_remembered }) => is_remembered);
    await callApi(application, { endpoint: endSessions, input: { session_id: row?.session_id ?? 0 }, token });
    expect(await isForgotten(cookie)).toBe(true);
  });

  it('by signing out everywhere, and by an administrator who deactivates the account', async () => {
    const one = await aRememberedMember();
    await callApi(application, { endpoint: endSessions, input: { everywhere: true }, token: one.token });
    expect(await isForgotten(one.cookie)).toBe(true);
    const two = await aRememberedMember();
    const { token } = await anAdministrator(application);
    await callApi(application, { endpoint: switchUser, input: { user_id: two.member.user_id }, token });
    expect(await isForgotten(two.cookie)).toBe(true);
  });

  type Session = { member: TestMember; token: string; cookie: string };
  const changes = {
    'a new password': ({ member, ...from }: Session) => {
      const input = { password: 'seven lamps at dusk', current_password: member.password };
      return callApi(application, { endpoint: changePassword, input, ...from });
    },
    'signing out elsewhere': ({ token, cookie }: Session) =>
      callApi(application, { endpoint: endSessions, input: {}, token, cookie }),
    'a new e-mail address': async ({ member, ...from }: Session) => {
      const email = `new.${member.email}`;
      await callApi(application, { endpoint: changeEmail, input: { email }, ...from });
      const otp = await readLaterCode(application, { address: email, count: 1 });
      return callApi(application, { endpoint: confirmEmail, input: { email, otp }, ...from });
    },
    'a first second factor': async ({ token, cookie }: Session) => {
      const begun = await callApi(application, { endpoint: beginAuthenticator, input: {}, token });
      const { sf_key: key, sf_ticket: ticket } = begun.body.data;
      const input = { ticket, code: codeOf(application, key)() };
      return callApi(application, { endpoint: confirmAuthenticator, input, token, cookie });
    },
  };

  it.each(Object.entries(changes))(
    'by %s: a copy of the cookie and its tokens end, this browser goes on under a new secret',
    async (_name, change) => {
      const { member, token, cookie } = await aRememberedMember();
      const copied = (await resuming(cookie)).body.data.token;
      const changed = await change({ member, token, cookie });
      expect(changed.status).toBe(200);
      expect([await whoIs(token), await whoIs(copied), await isForgotten(cookie)]).toEqual([200, 401, true]);
      expect((await resuming(changed.cookie)).status).toBe(200);
    },
  );

  it('by a new password with a code', async () => {
    const { member, cookie } = await aRememberedMember();
    const { email } = member;
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await readLaterCode(application, { address: email, count: 1 });
    const input = { email, otp, password: 'seven lamps at dusk' };
    await callApi(application, { endpoint: resetPassword, input });
    expect(await isForgotten(cookie)).toBe(true);
  });
});

describe('a cookie that two browsers have', () => {
  it('ends the session of both when the old one is used, and mails its owner', async () => {
    const { member, cookie } = await aRememberedMember();
    const thief = await resuming(cookie);
    expect(await whoIs(thief.body.data.token)).toBe(200);
    passGrace();
    expect((await resuming(cookie)).body.code).toBe('not_remembered');
    expect(await whoIs(thief.body.data.token)).toBe(401);
    expect((await resuming(thief.cookie)).body.code).toBe('not_remembered');
    const [mail] = await receiveMails(application, { address: member.email, count: 1 });
    expect(mail?.subject).toBe('Somebody may be using your InTandem account');
  });

  it('is found also after the thief has come back several times', async () => {
    const { cookie } = await aRememberedMember();
    let thief = await resuming(cookie);
    for (let times = 0; times < 3; times += 1) {
      passGrace();
      thief = await resuming(thief.cookie);
    }
    expect((await resuming(cookie)).body.code).toBe('not_remembered');
    expect((await resuming(thief.cookie)).body.code).toBe('not_remembered');
  });
});

describe('one browser', () => {
  it('that opens many tabs at once gets a session in each, and one secret', async () => {
    const { cookie } = await aRememberedMember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => resuming(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);
    passGrace();
    expect((await resuming(answers[0]?.cookie)).status).toBe(200);
  });

  it('whose answer was lost comes back, however late, because nobody has used that answer', async () => {
    const { cookie } = await aRememberedMember();
    await resuming(cookie);
    advanceDays(2);
    const again = await resuming(cookie);
    expect(again.status).toBe(200);
    passGrace();
    expect((await resuming(again.cookie)).status).toBe(200);
  });

  it('is not signed in by coming back while it signs out or gets a new password', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, token, cookie } = await aRememberedMember();
      const input = { password: 'seven lamps at dusk', current_password: member.password };
      const ending =
        round % 2 === 0
          ? callApi(application, { endpoint: logout, input: {}, token })
          : callApi(application, { endpoint: changePassword, input, token: member.token });
      const [back] = await Promise.all([resuming(cookie), ending]);
      const { data } = back.body;
      expect(back.status === 401 || (await whoIs(data.token)) === 401).toBe(true);
      expect((await resuming(back.cookie ?? cookie)).status).toBe(401);
    }
  });
});

describe('however often it is used', () => {
  it('a session ends after 90 days', async () => {
    const { token } = await aMember(application);
    for (let day = 0; day < 89; day += 1) {
      advanceDays(1);
      await whoIs(token);
    }
    expect(await whoIs(token)).toBe(200);
    advanceDays(2);
    expect(await whoIs(token)).toBe(401);
  });

  it('a session of an administrator ends after 7 days, or 12 hours without use', async () => {
    const { token } = await anAdministrator(application);
    for (let half = 0; half < 13; half += 1) {
      application.clock.advanceMinutes(dayMinutes / 2 - 30);
      expect(await whoIs(token)).toBe(200);
    }
    advanceDays(1);
    expect(await whoIs(token)).toBe(401);
    const idle = await anAdministrator(application);
    application.clock.advanceMinutes(12 * 60 + 1);
    expect(await whoIs(idle.token)).toBe(401);
  });
});
