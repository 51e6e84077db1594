import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTodaysMatches } from '#contract/matches/matches.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { makeTodaysMatches } from '#server/features/matches/make-todays-matches.ts';
import { queueMails } from '#server/features/notifications/mails.ts';
import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let members: Record<'shown' | 'mailed' | 'silent', TestMember>;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: 'https://marriage.example' });
  members = {
    shown: await aMember(application),
    mailed: await aMember(application),
    silent: await aMember(application),
  };
  for (let count = 0; count < 3; count += 1) await aGroom(application);
  await choose(members.mailed, { bell: true, mail: true });
  await choose(members.silent, { bell: false, mail: false });
});
afterAll(() => application.close());

const choose = ({ token }: TestMember, channels: { bell: boolean; mail: boolean }) => {
  const input = { notifications: [{ kind: 'todays_matches' as const, ...channels }] };
  return callApi(application, { endpoint: updateSettings, input, token });
};
const bellOf = async ({ token }: TestMember) => {
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  return body.data.map(({ kind, count, partner, is_read }) => ({ kind, count, partner, is_read }));
};
/** An hour of the next day where the site is. */
async function nextDayAt(hour: number): Promise<void> {
  const now = application.clock.now();
  const { endsAt } = dayAt(await findSiteSettings(application.context.database), now);
  application.clock.advanceMinutes((endsAt.getTime() - now.getTime()) / 60_000 + hour * 60);
}
const makeDay = () => makeTodaysMatches(application.context, () => true);
const notice = { kind: 'todays_matches', count: 3, partner: null, is_read: false };

describe("the day's matches", () => {
  it('add a notification with their number when the lists of the day are made', async () => {
    await nextDayAt(0.2);
    await makeDay();
    expect(await bellOf(members.shown)).toEqual([notice]);
    expect(await bellOf(members.mailed)).toEqual([notice]);
    expect(await bellOf(members.silent)).toEqual([]);
    const input = {};
    const { token } = members.shown;
    const { body } = await callApi(application, { endpoint: listTodaysMatches, input, token });
    expect(body.data).toHaveLength(3);
  });

  it('add one notification a day, however often the job runs', async () => {
    await makeDay();
    expect(await bellOf(members.shown)).toEqual([notice]);
  });

  it('are mailed in the morning, only to members who chose it', async () => {
    await queueMails(application.context);
    await nextHour(8);
    await queueMails(application.context);
    const { email } = members.mailed;
    const [mail] = await receiveMails(application, { address: email, count: 1 });
    expect(mail?.subject).toBe('3 new profiles in today’s matches');
    expect(mail?.text).toContain('See today’s matches: https://marriage.example/todaysMatch\n');
    // Made in the morning, not at night.
    expect(mail?.createdAt).toEqual(application.clock.now());
    for (const { email: other } of [members.shown, members.silent]) {
      expect(await listMailsTo(application.outbox, other)).toEqual([]);
    }
  });

  it('of the next day replace an unread notification', async () => {
    await nextDayAt(0.2);
    // Those of yesterday are not new any more.
    for (let count = 0; count < 3; count += 1) await aGroom(application);
    await makeDay();
    expect(await bellOf(members.shown)).toEqual([notice]);
    await nextHour(8);
    await queueMails(application.context);
    await receiveMails(application, { address: members.mailed.email, count: 2 });
  });

  it('add no notification for a member who opened the list before the job ran', async () => {
    await nextDayAt(0.1);
    const { token } = members.shown;
    const before = await bellOf(members.shown);
    await callApi(application, { endpoint: listTodaysMatches, input: {}, token });
    await makeDay();
    expect(await bellOf(members.shown)).toEqual(before);
  });
});

/** An hour of this day where the site is. */
async function nextHour(hour: number): Promise<void> {
  const now = application.clock.now();
  const { startsAt } = dayAt(await findSiteSettings(application.context.database), now);
  application.clock.advanceMinutes(hour * 60 - (now.getTime() - startsAt.getTime()) / 60_000);
}
