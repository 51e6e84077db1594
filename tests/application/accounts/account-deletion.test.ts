import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, showSession } from '#contract/accounts/sessions.ts';
import { cancelDeletion, deleteAccount, sendDeletionCode } from '#contract/privacy/account-deletion.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { hashCode } from '#server/features/accounts/secrets.ts';
import { eraseDueAccounts } from '#server/features/privacy/erasure.ts';
import { tables } from '#server/migrations/tables.ts';
import { aMember, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listFiles } from '#tests/support/fetch-file.ts';
import { listMailsTo, readLaterCode, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const weekMinutes = 7 * 24 * 60;
const leave = (member: TestMember, proof: { password?: string; otp?: string }) =>
  callApi(application, { endpoint: deleteAccount, input: proof, token: member.token });
const keep = ({ token }: TestMember) => callApi(application, { endpoint: cancelDeletion, input: {}, token });
const isShown = async (viewer: TestMember, { user_id: partner_id }: TestMember) => {
  const { token } = viewer;
  return (await callApi(application, { endpoint: showPartner, input: { partner_id }, token })).status === 200;
};
const signInAgain = async ({ email, password }: TestMember) => {
  const { body } = await callApi(application, {
    endpoint: login,
    input: { emailOrMobile: email, password },
  });
  return body.data;
};
const isHidden = async ({ user_id: id }: TestMember) => {
  const { database } = application.context;
  const row = await database
    .selectFrom('accounts')
    .select('isHidden')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.isHidden;
};
const setHidden = async ({ user_id: id }: TestMember) => {
  const { database } = application.context;
  await database.updateTable('accounts').set({ isHidden: true }).where('id', '=', id).execute();
};
/** Runs the hourly job after the week is over, and then sets the clock back. */
const erase = async (minutes = weekMinutes + 1) => {
  const now = () => new Date(application.clock.now().getTime() + minutes * 60_000);
  await eraseDueAccounts({ ...application.context, now });
};

describe('a member who deletes their account with the password', () => {
  it('is hidden at once, signed out elsewhere, and gets a mail with the date of the erasure', async () => {
    const member = await aMember(application);
    const viewer = await aMember(application, { gender: 'Male' });
    const elsewhere = await signInAgain(member);
    expect(await isShown(viewer, member)).toBe(true);
    const { status, body } = await leave(member, { password: member.password });
    expect(status).toBe(200);
    const due = new Date(application.clock.now().getTime() + weekMinutes * 60_000).toISOString();
    expect(body).toMatchObject({
      data: { deletion_due_at: due },
      message: 'Your account will be deleted in 7 days. Until then you can change your mind.',
    });
    expect(await isShown(viewer, member)).toBe(false);
    const ask = (token: string) => callApi(application, { endpoint: showSession, input: {}, token });
    expect((await ask(elsewhere.token)).status).toBe(401);
    expect((await ask(member.token)).status).toBe(200);
    const [mail] = await receiveMails(application, { address: member.email, count: 1 });
    expect(mail?.subject).toMatch(/^Your InTandem account will be deleted on \d+ \w+ \d{4}/);
    expect(mail?.text).toContain('/settings');
  });

  it('gets the same date at a second request, and no second mail', async () => {
    const member = await aMember(application);
    const first = await leave(member, { password: member.password });
    application.clock.advanceMinutes(60);
    const again = await leave(member, { password: member.password });
    expect(again.body.data).toEqual(first.body.data);
    // Mails are made in order, so a second one would be there before that of a later request.
    const later = await aMember(application);
    await leave(later, { password: later.password });
    await receiveMails(application, { address: later.email, count: 1 });
    expect(await listMailsTo(application.outbox, member.email)).toHaveLength(1);
  });

  it('signs in again within the week and keeps the account, as visible as it was', async () => {
    const [member, viewer] = [await aMember(application), await aMember(application, { gender: 'Male' })];
    await leave(member, { password: member.password });
    const back = { ...member, ...(await signInAgain(member)) };
    const { status, body } = await keep(back);
    expect([status, body.message]).toEqual([200, 'Your account stays.']);
    expect(await isShown(viewer, member)).toBe(true);
    await erase();
    expect(await isHidden(member)).toBe(false);
    expect((await keep(back)).body.code).toBe('no_deletion');
  });

  it('stays hidden when they were hidden before', async () => {
    const member = await aMember(application);
    await setHidden(member);
    await leave(member, { password: member.password });
    await keep(member);
    expect(await isHidden(member)).toBe(true);
  });

  it('is refused with a wrong password or none, and is slowed down', async () => {
    const member = await aMember(application);
    expect((await leave(member, {})).body.code).toBe('not_proved');
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      codes.push((await leave(member, { password: `guess ${guess}` })).body.code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'not_proved'), 'too_many_attempts']);
    const blocked = await leave(member, { password: member.password });
    expect([blocked.status, Number(blocked.retryAfter)]).toEqual([429, expect.any(Number)]);
    expect(await isHidden(member)).toBe(false);
  });
});

describe('a member who deletes their account with a code', () => {
  it('gets the code by mail and needs no password', async () => {
    const member = await aMember(application);
    const { token } = member;
    const asked = await callApi(application, { endpoint: sendDeletionCode, input: {}, token });
    expect(asked.body.message).toBe('We have sent a code to your e-mail address.');
    const otp = await readLaterCode(application, { address: member.email, count: 1 });
    const soon = await callApi(application, { endpoint: sendDeletionCode, input: {}, token });
    expect([soon.status, soon.body.code]).toEqual([429, 'code_sent_recently']);
    const wrong = otp === '0000' ? '0001' : '0000';
    expect((await leave(member, { otp: wrong })).body.code).toBe('not_proved');
    expect((await leave(member, { otp })).status).toBe(200);
    expect(await isHidden(member)).toBe(true);
    // A code works once.
    expect((await leave(member, { otp })).body.code).toBe('not_proved');
  });

  it('is refused with a code that was sent for signing in', async () => {
    const member = await aMember(application);
    const { secretKey, database, now } = application.context;
    const key = { purpose: 'enter', address: member.email };
    const codeHash = hashCode(secretKey, { ...key, code: '4711' });
    const expiresAt = new Date(now().getTime() + 60_000);
    await database
      .updateTable('oneTimeCodes')
      .set({ codeHash, expiresAt, usedAt: null, wrongTries: 0 })
      .where('address', '=', member.email)
      .execute();
    expect((await leave(member, { otp: '4711' })).body.code).toBe('not_proved');
  });
});

/** Every table as text, to search for erased members. */
async function dump(): Promise<Map<string, string>> {
  const { database } = application.context;
  const texts = new Map<string, string>();
  // The keys of this record are the names of its tables.
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    texts.set(name, JSON.stringify(await database.selectFrom(name).selectAll().execute()));
  }
  return texts;
}

describe('when the week is over', () => {
  it('only the record of the registration is left', async () => {
    const member = await aMember(application, { firstname: 'Sentinelle', lastname: 'Vanishing' });
    await aPhoto(application, { token: member.token, width: 60, height: 80 });
    expect(await listFiles(application)).not.toEqual([]);
    await leave(member, { password: member.password });
    await erase();
    const texts = await dump();
    const traces = [member.email, member.mobile.slice(-9), 'Sentinelle', 'Vanishing'];
    const found = [...texts].filter(([, text]) => traces.some((trace) => text.includes(trace)));
    expect(found.map(([name]) => name)).toEqual([]);
    expect(texts.get('registrations')).toContain(`"accountId":${member.user_id},`);
    await application.runJobs();
    expect(await listFiles(application)).toEqual([]);
  });

  it('the account is erased, and not a minute earlier', async () => {
    const member = await aMember(application);
    await leave(member, { password: member.password });
    await erase(weekMinutes - 1);
    expect(await isHidden(member)).toBe(true);
  });

  it('the session ends, and the address can register again', async () => {
    const member = await aMember(application);
    await leave(member, { password: member.password });
    await erase();
    expect((await keep(member)).status).toBe(401);
    const again = await anUnverifiedMember(application, { email: member.email, mobile: member.mobile });
    expect(again.email).toBe(member.email);
  });

  it('of concurrent cancellation and erasure exactly one wins', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => aMember(application)));
    for (const member of members) await leave(member, { password: member.password });
    const [answers] = await Promise.all([Promise.all(members.map(keep)), erase()]);
    const left = await Promise.all(members.map(isHidden));
    // Either the account is active again, or it is gone and its calls are answered as not signed in.
    expect(answers.map(({ status }) => status)).toEqual(left.map((hidden) => (hidden === false ? 200 : 401)));
  });
});

describe('an erasure during calls by and about the member', () => {
  it('leaves every call answered in the envelope, without a failure', async () => {
    const partner = await aMember(application, { gender: 'Male' });
    for (let round = 0; round < 10; round += 1) {
      const member = await aMember(application);
      await leave(member, { password: member.password });
      // Visible again, so that calls of others concern this member.
      const { database } = application.context;
      const { user_id: id } = member;
      await database.updateTable('accounts').set({ isHidden: false }).where('id', '=', id).execute();
      const shortlist = (token: string, partner_id: number) =>
        callApi(application, { endpoint: toggleShortlist, input: { partner_id }, token });
      const show = (token: string, partner_id: number) =>
        callApi(application, { endpoint: showPartner, input: { partner_id }, token });
      const calls = [shortlist(member.token, partner.user_id), show(member.token, partner.user_id)];
      const [answers] = await Promise.all([
        Promise.all([...calls, shortlist(partner.token, id), show(partner.token, id)]),
        erase(),
      ]);
      for (const { status, body } of answers) {
        expect([200, 401, 404]).toContain(status);
        expect(body.result).toBe(status === 200);
      }
    }
  });
});
