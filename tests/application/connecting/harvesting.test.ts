import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showThread } from '#contract/conversations/conversations.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { listSimilar, showCard, showPartner } from '#contract/partners/partners.ts';
import { decideReport } from '#contract/safety/report-cases.ts';
import { listReports } from '#contract/safety/reports.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: { token: string };
let men: number[];
beforeAll(async () => {
  application = await startApplication();
  men = await aCrowd(application, { count: 124 });
});
afterAll(() => application.close());

type Limit = 'freeProfileViews' | 'profilesPerMinute' | 'cardsPerDay' | 'cardsPerMinute';
const set = (limit: Limit, text: string) => updateSiteSetting(application.context, { key: limit, text });
beforeEach(async () => {
  // Signed in anew, because some tests go on to another day.
  desk = await anAdministrator(application);
  await set('freeProfileViews', '150');
  await set('profilesPerMinute', '30');
  await set('cardsPerDay', '3000');
  await set('cardsPerMinute', '300');
});

const openProfile = ({ token }: TestMember, partner_id: number) =>
  callApi(application, { endpoint: showPartner, input: { partner_id }, token });
type Answer = Awaited<ReturnType<typeof openProfile>>;
/** Status, code and seconds to wait. */
const outcomeOf = ({ status, body }: { status: number; body: object }) => {
  const { code, retry_after: wait } = body as { code?: string; retry_after?: number };
  return [status, ...(code === undefined ? [] : [code]), ...(wait === undefined ? [] : [wait])];
};
async function openAll(viewer: TestMember, ids: readonly number[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const id of ids) answers.push(await openProfile(viewer, id));
  return answers;
}
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`Nothing is at ${index}`);
  return item;
}
const countShown = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 200).length;
const visitedBy = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: listVisits, input: { type: 'i_visited' }, token })).body.data
    .length;
const reportsOf = async ({ user_id }: TestMember) => {
  const { body } = await callApi(application, {
    endpoint: listReports,
    input: { search: `ITM${user_id}` },
    token: desk.token,
  });
  return body.data;
};

describe('a member who opens every profile of the site', () => {
  it('sees thirty within a minute, then waits longer and longer, and is reported once', async () => {
    const harvester = await aMember(application);
    const answers = await openAll(harvester, men.slice(0, 33));
    expect(countShown(answers)).toBe(30);
    expect(answers.slice(30).map(outcomeOf)).toEqual(Array.from({ length: 3 }, () => [429, 'too_fast', 30]));
    expect(await visitedBy(harvester)).toBe(30);
    application.clock.advanceMinutes(0.5);
    const later = await openAll(harvester, men.slice(30, 62));
    expect(countShown(later)).toBe(30);
    expect(outcomeOf(at(later, 30))).toEqual([429, 'too_fast', 60]);
    await application.runJobs();
    const [report, ...others] = await reportsOf(harvester);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      r_source: 'system',
      r_reason: 'many_profiles',
      r_status: 'open',
      r_is_urgent: false,
      reporter: null,
      r_text: expect.stringMatching(/^Opened 60 profiles .* 2 times, last on /),
    });
    const input = { report_id: report?.r_id ?? 0, outcome: 'dismiss', reason: 'A family at work.' } as const;
    expect((await callApi(application, { endpoint: decideReport, input, token: desk.token })).status).toBe(
      200,
    );
    expect(await reportsOf(harvester)).toMatchObject([{ r_status: 'closed' }]);
  });

  it('sees no more than a day allows, until midnight of the site, and again what was opened', async () => {
    await set('profilesPerMinute', 'null');
    await set('freeProfileViews', '20');
    const harvester = await aMember(application);
    const answers = await openAll(harvester, men.slice(0, 25));
    expect(countShown(answers)).toBe(20);
    const [status, code, wait] = outcomeOf(at(answers, 24));
    expect([status, code]).toEqual([429, 'too_many_profiles']);
    expect(Number(wait)).toBeGreaterThan(60);
    expect(countShown(await openAll(harvester, men.slice(0, 20)))).toBe(20);
    expect((await openProfile(harvester, 2_000_000_000)).status).toBe(404);
    application.clock.advanceMinutes(Number(wait) / 60);
    expect(countShown(await openAll(harvester, men.slice(20, 25)))).toBe(5);
  });

  it('sees no more when all calls come at once, and each profile counts once', async () => {
    await set('profilesPerMinute', 'null');
    await set('freeProfileViews', '10');
    const harvester = await aMember(application);
    const ids = [...men.slice(0, 20), ...men.slice(0, 5), ...men.slice(0, 5)];
    const answers = await Promise.all(ids.map((id) => openProfile(harvester, id)));
    const opened = ids.filter((_id, index) => answers[index]?.status === 200);
    expect(new Set(opened).size).toBe(10);
    expect(await visitedBy(harvester)).toBe(10);
  });

  it('sees more with a plan, as far as the plan allows', async () => {
    await set('profilesPerMinute', 'null');
    await set('freeProfileViews', '5');
    const { database } = application.context;
    await database.updateTable('plans').set({ profileLimit: 8 }).where('name', '=', 'Basic').execute();
    const harvester = await aMember(application);
    await aSubscription(application, { accountId: harvester.user_id });
    expect(countShown(await openAll(harvester, men.slice(0, 12)))).toBe(8);
    await database.updateTable('plans').set({ profileLimit: null }).where('name', '=', 'Basic').execute();
    expect(countShown(await openAll(harvester, men.slice(0, 12)))).toBe(12);
  });

  it('always sees those who are connected with them or wait for their answer', async () => {
    await set('freeProfileViews', '0');
    const her = await aMember(application);
    const [friend = 0, suitor = 0, sought = 0, stranger = 0] = men;
    const own = { senderId: her.user_id, receiverId: friend };
    await anInterest(application, { ...own, status: 'accepted' });
    await anInterest(application, { senderId: suitor, receiverId: her.user_id });
    await anInterest(application, { ...own, receiverId: sought });
    const answers = await openAll(her, [friend, suitor, sought, stranger]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  });

  it('has no limit where the site sets none', async () => {
    await set('profilesPerMinute', 'null');
    await set('freeProfileViews', 'null');
    const answers = await openAll(await aMember(application), men.slice(0, 40));
    expect(countShown(answers)).toBe(40);
  });
});

describe('a member who loads every list', () => {
  const all = ({ token }: TestMember, cursor: string | undefined) =>
    callApi(application, {
      endpoint: listMatches,
      input: { limit: 48, ...(cursor !== undefined && { cursor }) },
      token,
    });

  it('is not shown everybody in a few calls', async () => {
    await set('cardsPerMinute', '100');
    const harvester = await aMember(application);
    const statuses: unknown[] = [];
    let shown = 0;
    let cursor: string | undefined;
    do {
      const { status, body } = await all(harvester, cursor);
      statuses.push(status);
      if (status === 200) shown += body.data.length;
      cursor = status === 200 ? (body.next ?? undefined) : undefined;
    } while (cursor !== undefined);
    // The first page is the same however often it is loaded, and does not count.
    expect([statuses, shown]).toEqual([[200, 200, 200], 124]);
    const again = [];
    for (let page = 2; page <= 3; page += 1) {
      const input = { limit: 48, page };
      again.push(await callApi(application, { endpoint: listMatches, input, token: harvester.token }));
    }
    expect(again.map(outcomeOf)).toEqual([
      [429, 'too_fast', 30],
      [429, 'too_fast', 30],
    ]);
    expect((await all(harvester, undefined)).status).toBe(200);
    await application.runJobs();
    expect(await reportsOf(harvester)).toHaveLength(1);
  });

  it.each<[string, (viewer: TestMember, id: number) => Promise<{ status: number; body: object }>]>([
    [
      'by searching for each number',
      ({ token }, id) =>
        callApi(application, { endpoint: searchMembers, input: { search: `ITM${id}` }, token }),
    ],
    [
      'by a search in my matches',
      ({ token }, id) =>
        callApi(application, { endpoint: listMatches, input: { search: `ITM${id}` }, token }),
    ],
    [
      'card by card',
      ({ token }, id) => callApi(application, { endpoint: showCard, input: { partner_id: id }, token }),
    ],
    [
      'by opening a conversation with each',
      ({ token }, id) => callApi(application, { endpoint: showThread, input: { partner_id: id }, token }),
    ],
    [
      'by putting everybody on the shortlist',
      ({ token }, id) =>
        callApi(application, { endpoint: toggleShortlist, input: { partner_id: id }, token }),
    ],
  ])('is not shown everybody %s', async (_how, show) => {
    await set('cardsPerDay', '10');
    const harvester = await aMember(application);
    const answers = [];
    for (const id of men.slice(0, 12)) answers.push(await show(harvester, id));
    expect(countShown(answers)).toBe(10);
    expect(outcomeOf(at(answers, 11)).slice(0, 2)).toEqual([429, 'too_many_cards']);
  });

  it('learns nothing about somebody from pages beyond the end, which say how many there are', async () => {
    await set('cardsPerDay', '2');
    const { token } = await aMember(application);
    const search = `ITM${at(men, 0)}`;
    const answers = [
      await callApi(application, { endpoint: searchMembers, input: { search, page: 1000 }, token }),
      await callApi(application, { endpoint: listMatches, input: { search, page: 1000 }, token }),
      await callApi(application, { endpoint: searchMembers, input: { search, page: 1000 }, token }),
      await callApi(application, { endpoint: listMatches, input: { search, page: 1000 }, token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  });

  it('finds nobody on the own shortlist who was refused', async () => {
    await set('cardsPerDay', '3');
    const { token } = await aMember(application);
    for (const partner_id of men.slice(0, 5)) {
      await callApi(application, { endpoint: toggleShortlist, input: { partner_id }, token });
    }
    const { body } = await callApi(application, { endpoint: listShortlist, input: {}, token });
    expect(body.data).toHaveLength(3);
  });

  it('is not shown everybody by similar profiles', async () => {
    await set('cardsPerDay', '20');
    const { token } = await aMember(application);
    const answers = [];
    for (const partner_id of men.slice(0, 12)) {
      answers.push(await callApi(application, { endpoint: listSimilar, input: { partner_id }, token }));
    }
    const shown = answers.filter(({ status }) => status === 200).flatMap(({ body }) => body.data);
    expect(shown.length).toBeLessThanOrEqual(20);
    expect(outcomeOf(at(answers, 11)).slice(0, 2)).toEqual([429, 'too_many_cards']);
  });

  it('keeps the cards of people they know, which a window loads after every event', async () => {
    await set('cardsPerDay', '0');
    const { token, user_id } = await aMember(application);
    const [known = 0, stranger = 0] = men;
    await anInterest(application, { senderId: user_id, receiverId: known });
    const show = async (partner_id: number) =>
      (await callApi(application, { endpoint: showCard, input: { partner_id }, token })).status;
    expect([await show(known), await show(stranger)]).toEqual([200, 429]);
  });
});
