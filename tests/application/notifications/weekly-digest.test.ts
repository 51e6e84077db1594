import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { seeMessages } from '#contract/conversations/messages.ts';
import { stopMails } from '#contract/notifications/stop-mails.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { deliverDigest, deliverDigestJob, queueDigests } from '#server/features/digests/weekly-digests.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

const site = 'https://marriage.example';
const kind = 'weekly_digest';
/** A Monday; in India, where the site is, eight o'clock is half past two of UTC. */
const monday = '2030-04-01';
const nextMonday = '2030-04-08';
const eight = 'T02:30:00Z';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: site });
});
afterAll(() => application.close());
beforeEach(() => setClock(application.clock, `2030-03-29${eight}`));

const queueAt = (instant: string) => {
  setClock(application.clock, instant);
  return queueDigests(application.context);
};
const choose = ({ token }: TestMember, mail: boolean) =>
  callApi(application, {
    endpoint: updateSettings,
    input: { notifications: [{ kind, bell: false, mail }] },
    token,
  });
/** A member who wants the mail, with an interest that waits for her answer. */
async function aReader() {
  const [her, him] = [await aMember(application), await aGroom(application)];
  await choose(her, true);
  await anInterest(application, { senderId: him.user_id, receiverId: her.user_id });
  return { her, him };
}
/** The weeks about which a mail to her was queued. */
async function weeksOf({ user_id }: TestMember): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select data->>'week' as week from jobs.job
    where name = ${deliverDigestJob.name} and (data->>'accountId')::integer = ${user_id}
    order by week`.execute(application.context.database);
  return rows.map(({ week }) => week);
}
async function readMail({ email }: TestMember, count = 1) {
  const mails = await receiveMails(application, { address: email, count });
  expect(mails).toHaveLength(count);
  const [mail] = mails;
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
}
const deliver = ({ user_id: accountId }: TestMember) =>
  deliverDigest(application.context, { accountId, week: monday });

describe('the mail about a week', () => {
  it('has the numbers of new matches, waiting interests and unread messages, and no name and no word', async () => {
    const { her } = await aReader();
    const friend = await aGroom(application, { firstname: 'Ephraim', lastname: 'Sentinel' });
    const fresh = await aGroom(application);
    const messages = ['Marigold', 'Jasmine'].map((text) => ({ by: 'second' as const, text }));
    await aConversation(application, { members: [her, friend], messages });
    await application.context.database
      .insertInto('dailyMatches')
      .values({
        accountId: her.user_id,
        day: monday,
        partnerIds: [fresh.user_id],
        newIds: [fresh.user_id],
        isOpen: false,
        createdAt: application.clock.now(),
      })
      .execute();
    await queueAt(`${monday}${eight}`);
    const { subject, text, html } = await readMail(her);
    expect(subject).toMatch(/^Your week at /);
    for (const said of ['1 new match', '1 interest is waiting for your answer', '2 unread messages']) {
      expect(text).toContain(said);
    }
    for (const path of ['/todaysMatch', '/inbox', '/chatWindow']) expect(text).toContain(`${site}${path}\n`);
    for (const secret of [
      'Ephraim',
      'Sentinel',
      'Joseph',
      'Varghese',
      'Marigold',
      'Jasmine',
      'like to read',
    ]) {
      expect(`${text}${html}`).not.toContain(secret);
    }
  });

  it('leaves out what is zero, and is not sent when everything is', async () => {
    const { her, him } = await aReader();
    await deliver(her);
    const { text } = await readMail(her);
    expect(text).toContain('1 interest is waiting');
    expect(text).not.toMatch(/match|message/);
    await application.context.database.deleteFrom('interests').where('senderId', '=', him.user_id).execute();
    await deliver(her);
    await readMail(her, 1);
  });

  it('counts what waits when it leaves', async () => {
    const her = await aMember(application);
    await choose(her, true);
    const { members, messages } = await aConversation(application, {
      members: [her, await aGroom(application)],
      messages: [{ by: 'second', text: 'Hello' }],
    });
    const [message] = messages;
    await callApi(application, {
      endpoint: seeMessages,
      input: { partner_id: members[1].user_id, m_id: message?.m_id ?? 0 },
      token: her.token,
    });
    await deliver(her);
    expect(await listMailsTo(application.outbox, her.email)).toEqual([]);
  });

  it.each<[string, (her: TestMember) => Promise<unknown>]>([
    ['does not want it any more', (her) => choose(her, false)],
    [
      'may not sign in any more',
      ({ user_id }) =>
        application.context.database
          .updateTable('accounts')
          .set({ status: 'inactive' })
          .where('id', '=', user_id)
          .execute(),
    ],
    [
      'was erased',
      ({ user_id }) =>
        application.context.database.deleteFrom('accounts').where('id', '=', user_id).execute(),
    ],
  ])('is not sent to a member who %s', async (_reason, change) => {
    const { her } = await aReader();
    await change(her);
    await deliver(her);
    expect(await listMailsTo(application.outbox, her.email)).toEqual([]);
  });

  it('ends by its own link', async () => {
    const { her } = await aReader();
    await queueAt(`${monday}${eight}`);
    const { text, headers = {} } = await readMail(her);
    const link = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(text).toContain(`Stop these mails: ${link.replace('?', '#')}\n`);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(link);
    const answer = await application.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await callApi(application, { endpoint: stopMails, input: { token } })).body.data).toEqual({
      kind,
    });
    await queueAt(`${nextMonday}${eight}`);
    expect(await weeksOf(her)).toEqual([monday]);
  });
});

describe('the mails about a week are queued', () => {
  it('on Monday from eight o’clock where the site is', async () => {
    const { her } = await aReader();
    for (const instant of ['2030-03-31T12:00:00Z', `${monday}T02:29:59Z`]) {
      await queueAt(instant);
      expect([instant, await weeksOf(her)]).toEqual([instant, []]);
    }
    await queueAt(`${monday}${eight}`);
    expect(await weeksOf(her)).toEqual([monday]);
  });

  it('not on Tuesday, when the site stood still on Monday', async () => {
    const { her } = await aReader();
    await queueAt('2030-04-02T06:00:00Z');
    expect(await weeksOf(her)).toEqual([]);
  });

  it.each([
    ['Europe/Berlin', 'in winter', '2030-03-25T07:00:00Z', '2030-03-25'],
    ['Europe/Berlin', 'on the morning after clocks were put forward', '2030-04-01T06:00:00Z', monday],
    ['America/Los_Angeles', 'far in the west', '2030-04-01T15:00:00Z', monday],
    ['Pacific/Auckland', 'where it is Sunday for UTC', '2030-03-31T19:00:00Z', monday],
  ])('by the clocks of %s, %s', async (timeZone, _when, instant, week) => {
    const setTimeZone = (text: string) => updateSiteSetting(application.context, { key: 'timeZone', text });
    await setTimeZone(timeZone);
    onTestFinished(() => setTimeZone('Asia/Kolkata'));
    setClock(application.clock, '2030-03-20T00:00:00Z');
    const { her } = await aReader();
    setClock(application.clock, instant);
    application.clock.advanceMinutes(-1);
    await queueDigests(application.context);
    expect(await weeksOf(her)).toEqual([]);
    await queueAt(instant);
    expect(await weeksOf(her)).toEqual([week]);
  });

  it('for members who chose them alone', async () => {
    const { her } = await aReader();
    const other = await aMember(application);
    await callApi(application, {
      endpoint: updateSettings,
      input: { notifications: [{ kind: 'visit', bell: true, mail: true }] },
      token: other.token,
    });
    const silent = await aMember(application);
    await queueAt(`${monday}${eight}`);
    expect([await weeksOf(her), await weeksOf(other), await weeksOf(silent)]).toEqual([[monday], [], []]);
  });

  it('once a week, whatever runs twice', async () => {
    const { her } = await aReader();
    setClock(application.clock, `${monday}${eight}`);
    await Promise.all([1, 2, 3, 4].map(() => queueDigests(application.context)));
    application.clock.advanceMinutes(10);
    await queueDigests(application.context);
    await choose(her, false);
    await choose(her, true);
    await queueDigests(application.context);
    expect(await weeksOf(her)).toEqual([monday]);
    await queueAt(`${nextMonday}${eight}`);
    expect(await weeksOf(her)).toEqual([monday, nextMonday]);
  });

  it('in batches, until all members have theirs', async () => {
    const { database, now } = application.context;
    const ids = await aCrowd(application, { count: 501 });
    await database.updateTable('accounts').set({ status: 'inactive' }).where('id', 'in', ids).execute();
    const notifications = JSON.stringify({ [kind]: { bell: false, mail: true } });
    await database
      .insertInto('memberSettings')
      .values(ids.map((accountId) => ({ accountId, notifications, updatedAt: now() })))
      .execute();
    await queueAt(`${monday}${eight}`);
    await application.runJobs();
    const weeks = database.selectFrom('weeklyDigests').select('week').where('accountId', 'in', ids);
    expect(await weeks.execute()).toHaveLength(501);
  });
});

it('a delivery that is tried again has the same message id', async () => {
  const { her } = await aReader();
  await deliver(her);
  const first = await readMail(her);
  await deliver(her);
  const second = await readMail(her, 2);
  expect(first.headers?.['Message-ID']).toBe(`<digest.${her.user_id}.${monday}@marriage.example>`);
  expect(second.headers?.['Message-ID']).toBe(first.headers?.['Message-ID']);
});
