import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { endSuspensions } from '#server/features/safety/safety.jobs.ts';
import { anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { aCase, casesOf, reason, type TestCase } from '#tests/factories/cases/case-calls.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { readCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let address: string;
let cases: ReturnType<typeof casesOf>;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  cases = casesOf(application);
});
afterAll(() => application.close());

const dayMinutes = 24 * 60;
const inDays = (days: number) =>
  new Date(application.clock.now().getTime() + days * dayMinutes * 60_000).toISOString();
const signIn = async ({ email, password }: TestMember) =>
  (await callApi(application, { endpoint: login, input: { emailOrMobile: email, password } })).body;
const isSignedIn = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: showSession, input: {}, token })).status === 200;
const isSeen = async ({ her, him }: TestCase) => {
  const input = { partner_id: him.user_id };
  return (await callApi(application, { endpoint: showPartner, input, token: her.token })).status === 200;
};
/** The kinds on the bell, without the visits that looking at a profile made. */
const kindsOf = async ({ token }: TestMember) => {
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  return body.data.map(({ kind }) => kind).filter((kind) => kind !== 'visit');
};
const suspend = (one: TestCase, until = inDays(7)) => cases.decide(one, { outcome: 'suspend', until });

describe('a dismissed report', () => {
  it('changes nothing for the reported member, who does not learn of it; the reporter reads the result', async () => {
    const one = await aCase(application);
    const { status, body } = await cases.decide(one, { outcome: 'dismiss' });
    expect([status, body.message]).toEqual([200, 'Report decided']);
    expect(await isSeen(one)).toBe(true);
    const [mail] = await receiveMails(application, { address: one.her.email, count: 1 });
    expect(mail?.text).toContain('We found no breach of our rules');
    expect(mail?.text).not.toContain(one.him.name.split(' ')[0]);
    expect([await kindsOf(one.her), await kindsOf(one.him)]).toEqual([['report_dismissed'], []]);
  });
});

describe('a warning', () => {
  it('tells the reported member the reason, and nothing about the reporter', async () => {
    const one = await aCase(application, { text: 'He wrote to my sister Nalini.' });
    await cases.decide(one, { outcome: 'warn' });
    const [mail] = await receiveMails(application, { address: one.him.email, count: 1 });
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('Grievance Appellate Committee');
    for (const secret of [
      one.her.name,
      one.her.email,
      one.her.mobile,
      'Nalini',
      'R-0',
      `ITM${one.her.user_id}`,
    ]) {
      expect(mail?.text).not.toContain(secret);
    }
    const bell = await callApi(application, { endpoint: listNotifications, input: {}, token: one.him.token });
    expect(bell.body.data).toMatchObject([{ kind: 'account_warned', name: '', partner: null }]);
    expect(await isSeen(one)).toBe(true);
  });
});

describe('hiding', () => {
  it('lasts until it is lifted, whatever the member sets', async () => {
    const one = await aCase(application);
    await cases.decide(one, { outcome: 'hide' });
    expect([await isSeen(one), await isSignedIn(one.him)]).toEqual([false, true]);
    const change = (is_hidden: boolean) =>
      callApi(application, { endpoint: updateSettings, input: { is_hidden }, token: one.him.token });
    expect((await change(false)).body.code).toBe('hidden_by_administrators');
    expect((await cases.lift(one)).body.message).toBe('Member reinstated');
    expect(await isSeen(one)).toBe(true);
    expect(await kindsOf(one.him)).toEqual(['account_reinstated', 'account_hidden']);
  });
});

describe('a suspension', () => {
  it('signs the member out, closes live connections within three seconds, and hides the member', async () => {
    const one = await aCase(application);
    const client = await connectLive(address, { token: one.him.token });
    await suspend(one);
    expect(await isSignedIn(one.him)).toBe(false);
    // The live connections are checked by the clock of the test, which stands still but for these seconds.
    application.clock.advanceMinutes(3 / 60);
    expect(await client.closed).toBe(liveCloseCodes.ended);
    expect(await isSeen(one)).toBe(false);
  });

  it('is stated at sign-in after the right password alone, with its end', async () => {
    const one = await aCase(application);
    const until = inDays(7);
    await suspend(one, until);
    expect(await signIn({ ...one.him, password: 'a wrong guess 7' })).toMatchObject({
      code: 'invalid_credentials',
    });
    const refused = await signIn(one.him);
    expect(refused).toMatchObject({ code: 'account_suspended', until });
    expect(refused.message).toMatch(/suspended until \d+ \w+ \d{4}/);
  });

  it('is stated after the right code, too', async () => {
    const one = await aCase(application);
    await suspend(one);
    await receiveMails(application, { address: one.him.email, count: 1 });
    await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: one.him.email } });
    const [newest] = await receiveMails(application, { address: one.him.email, count: 2 });
    const token =
      /\b\d{4}\b/.exec(newest?.subject ?? '')?.[0] ?? (await readCode(application, one.him.email));
    const input = { email: one.him.email, token, is_login: true };
    const { body } = await callApi(application, { endpoint: verifyOtp, input });
    expect(body.code).toBe('account_suspended');
  });

  it('ends by itself at its date', async () => {
    const one = await aCase(application);
    await suspend(one, inDays(2));
    application.clock.advanceMinutes(dayMinutes);
    await endSuspensions(application.context);
    expect((await signIn(one.him)).code).toBe('account_suspended');
    application.clock.advanceMinutes(dayMinutes + 1);
    await endSuspensions(application.context);
    expect((await signIn(one.him)).result).toBe(true);
    expect(await isSeen(one)).toBe(true);
  });

  it.each([undefined, 'yesterday', 'too late'])('needs an end in the future: %s', async (when) => {
    const one = await aCase(application);
    const ends = { yesterday: inDays(-1), 'too late': inDays(5000) };
    const until = when === undefined ? undefined : ends[when as keyof typeof ends];
    const { status, body } = await cases.decide(one, { outcome: 'suspend', until });
    expect([status, body.errors]).toEqual([422, [{ field: 'until', message: 'Choose a day in the future' }]]);
  });

  it('cannot be switched off in the list of members', async () => {
    const one = await aCase(application);
    await suspend(one);
    const { token } = one.administrator;
    const input = { user_id: one.him.user_id };
    const { body } = await callApi(application, { endpoint: switchUser, input, token });
    expect(body.code).toBe('account_restricted');
  });

  it('leaves a member inactive and hidden who was so before', async () => {
    const one = await aCase(application);
    const { database } = application.context;
    const before = { status: 'inactive', isHidden: true };
    await database.updateTable('accounts').set(before).where('id', '=', one.him.user_id).execute();
    await suspend(one);
    await cases.lift(one);
    const after = await database
      .selectFrom('accounts')
      .select(['status', 'isHidden'])
      .where('id', '=', one.him.user_id)
      .executeTakeFirst();
    expect(after).toEqual(before);
  });
});

describe('a decision', () => {
  it('is one of several at once', async () => {
    const one = await aCase(application);
    const other = { ...one, administrator: await anAdministrator(application, { role: 'moderator' }) };
    const answers = await Promise.all([
      suspend(one),
      cases.decide(other, { outcome: 'dismiss' }),
      cases.ban(one),
      cases.decide(other, { outcome: 'warn' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((first, next) => first - next)).toEqual([
      200, 409, 409, 409,
    ]);
    expect((await cases.show(one)).decisions).toHaveLength(1);
  });

  it('is in the history of the case and in the audit log', async () => {
    const one = await aCase(application);
    await suspend(one, inDays(3));
    await cases.lift(one);
    await cases.reopen(one);
    await cases.decide(one, { outcome: 'dismiss' });
    const { decisions, report, reported } = await cases.show(one);
    expect(decisions.map(({ outcome }) => outcome)).toEqual(['dismiss', 'reopen', 'reinstate', 'suspend']);
    expect(report).toMatchObject({ r_status: 'closed', r_outcome: 'dismiss', r_clock: null });
    expect(reported?.restrictions).toMatchObject([{ kind: 'suspended', reason }]);
    const { database } = application.context;
    const entries = await database
      .selectFrom('auditEntries')
      .select('action')
      .where('subject', '=', `report ${one.reportId}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'report.suspended',
      'report.lifted',
      'report.reopened',
      'report.dismissed',
    ]);
  });

  it('about an erased member can only dismiss', async () => {
    const one = await aCase(application);
    const { database } = application.context;
    await database.deleteFrom('accounts').where('id', '=', one.him.user_id).execute();
    expect((await cases.decide(one, { outcome: 'warn' })).body.code).toBe('report_without_member');
    expect((await cases.ban(one)).body.code).toBe('report_without_member');
    expect((await cases.decide(one, { outcome: 'dismiss' })).status).toBe(200);
  });

  it('that bans needs an owner or the grievance officer, and fresh proof', async () => {
    const one = await aCase(application);
    const moderator = { ...one, administrator: await anAdministrator(application, { role: 'moderator' }) };
    expect((await cases.ban(moderator)).body.code).toBe('not_allowed');
    application.clock.advanceMinutes(16);
    expect((await cases.ban(one)).body.code).toBe('proof_required');
  });
});
