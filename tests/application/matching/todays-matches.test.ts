import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { makeTodaysMatches } from '#server/features/matches/make-todays-matches.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPopulation } from '#tests/factories/a-population.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

const dayMinutes = 24 * 60;
/** The time limit in ms of tests that make the lists of a population, which is slow on a busy machine. */
const longMs = scaleLimit(240_000);
const days = (count: number) => count * dayMinutes;

async function readToday(
  application: TestApplication,
  token: string,
  input: { search?: string; limit?: number; cursor?: string } = {},
) {
  const { body } = await callApi(application, { endpoint: listTodaysMatches, input, token });
  return { ...body, ids: body.data.map(({ u_id }) => u_id) };
}

describe("today's matches of a bride with fourteen matching grooms", () => {
  let application: TestApplication;
  let bride: TestMember;
  const grooms: TestMember[] = [];
  const ids: Record<'first' | 'second', number[]> = { first: [], second: [] };
  beforeAll(async () => {
    application = await startApplication();
    bride = await aMember(application);
    for (let count = 0; count < 14; count += 1) grooms.push(await aGroom(application));
  });
  afterAll(() => application.close());
  const today = (input = {}) => readToday(application, bride.token, input);

  it('are made at the first call, once for concurrent calls', async () => {
    const answers = await Promise.all([today(), today(), today()]);
    ids.first = answers[0].ids;
    expect(ids.first).toHaveLength(12);
    expect(answers.map((answer) => answer.ids)).toEqual([ids.first, ids.first, ids.first]);
  });

  it('stay the same all day, also when members join and the job runs', async () => {
    await aGroom(application, { firstname: 'Latecomer' });
    await makeTodaysMatches(application.context, () => true);
    const { ids: later, total } = await today();
    expect(later).toEqual(ids.first);
    expect(total).toBe(12);
  });

  it('are split into pages without gaps or repetitions', async () => {
    const first = await today({ limit: 5 });
    const second = await today({ cursor: first.next ?? '' });
    const third = await today({ cursor: second.next ?? '' });
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(ids.first);
    expect(third.next).toBeNull();
  });

  it('refuse an invalid cursor', async () => {
    const input = { cursor: 'nonsense' };
    const { body } = await callApi(application, { endpoint: listTodaysMatches, input, token: bride.token });
    expect(body.code).toBe('invalid_input');
  });

  it('are searched by free text', async () => {
    expect((await today({ search: 'Varghese' })).ids).toEqual(ids.first);
    expect(await today({ search: 'Latecomer' })).toMatchObject({ ids: [], total: 0 });
  });

  it('leave out members who were blocked or hidden since, and show others in their places', async () => {
    const [blocked = 0, hidden = 0] = ids.first;
    await aBlock(application, { blockerId: blocked, blockedId: bride.user_id });
    await application.context.transact(async ({ database, memberChanged }) => {
      await database.updateTable('accounts').set({ isHidden: true }).where('id', '=', hidden).execute();
      memberChanged(hidden);
    });
    const { ids: seen, total } = await today();
    // The others have the place that their score gives them.
    expect(seen.filter((id) => ids.first.includes(id))).toEqual(ids.first.slice(2));
    expect(total).toBe(12);
  });

  it('show on the next day the members not shown yet, then those shown longest ago', async () => {
    application.clock.advanceMinutes(days(1));
    ids.second = (await today()).ids;
    const fresh = ids.second.filter((id) => !ids.first.includes(id));
    expect(fresh).toHaveLength(3);
    expect(ids.second).toHaveLength(12);
  });

  it('begin with members who joined or changed lately', async () => {
    application.clock.advanceMinutes(days(9));
    const newcomer = await aGroom(application, { firstname: 'Newcomer' });
    expect((await today()).ids[0]).toBe(newcomer.user_id);
  });
});

describe("today's matches of a population", () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication();
    await aPopulation(application.context, { count: 140 });
  });
  afterAll(() => application.close());

  type Counts = { lists: Map<number, number[]>; appearances: Map<number, number> };
  async function readDay(): Promise<Counts> {
    const { database } = application.context;
    const { day } = await database
      .selectFrom('dailyRuns')
      .select('day')
      .orderBy('day', 'desc')
      .executeTakeFirstOrThrow();
    const lists = await database.selectFrom('dailyMatches').selectAll().where('day', '=', day).execute();
    const counted = await database
      .selectFrom('dailyAppearances')
      .selectAll()
      .where('day', '=', day)
      .execute();
    return {
      lists: new Map(lists.map(({ accountId, partnerIds }) => [accountId, partnerIds])),
      appearances: new Map(counted.map((row) => [row.accountId, row.appearances])),
    };
  }

  async function listActive(): Promise<number[]> {
    const since = new Date(application.clock.now().getTime() - days(30) * 60_000);
    const rows = await application.context.database
      .selectFrom('matchingRows')
      .innerJoin('accounts', 'accounts.id', 'matchingRows.accountId')
      .select('accountId')
      .where('isListed', '=', true)
      .where((eb) => eb(eb.fn.coalesce('lastSeenAt', 'createdAt'), '>=', since))
      .execute();
    return rows.map(({ accountId }) => accountId);
  }

  /** Of these members those with an active match on the ordinary list. */
  async function listMatched(accountIds: readonly number[], active: ReadonlySet<number>): Promise<number[]> {
    const matched: number[] = [];
    for (const accountId of accountIds) {
      const { token } = await startTestSession(application.context, accountId);
      const { body } = await callApi(application, { endpoint: listMatches, input: { limit: 48 }, token });
      if (body.data.some(({ u_id }) => active.has(u_id))) matched.push(accountId);
    }
    return matched;
  }

  it(
    'continue where a killed job stopped, and are made once by two jobs',
    async () => {
      let batches = 3;
      const isUnfinished = await makeTodaysMatches(application.context, () => (batches -= 1) >= 0);
      expect(isUnfinished).toBe(true);
      const before = await readDay();
      await Promise.all([1, 2].map(() => makeTodaysMatches(application.context, () => true)));
      expect(await makeTodaysMatches(application.context, () => true)).toBe(false);
      const { lists } = await readDay();
      const gathered = [...before.lists].flatMap(([ownerId, ids]) => ids.map((id) => ({ ownerId, id })));
      const unchanged = gathered.filter(({ ownerId, id }) => lists.get(ownerId)?.includes(id));
      // Few partners were replaced by members who appeared on no list.
      expect(unchanged.length).toBeGreaterThan(gathered.length * 0.9);
    },
    longMs,
  );

  it('count the appearances of each member, which are limited', async () => {
    const { lists, appearances } = await readDay();
    const counted = Map.groupBy([...lists.values()].flat(), (id) => id);
    for (const [accountId, often] of appearances) expect(counted.get(accountId)?.length ?? 0).toBe(often);
    expect(Math.max(...appearances.values())).toBeLessThanOrEqual(24);
    for (const partnerIds of lists.values()) expect(new Set(partnerIds).size).toBe(partnerIds.length);
  });

  it('show every active member with an active match, and give each of them a list', async () => {
    const active = await listActive();
    const { lists, appearances } = await readDay();
    const nowhere = active.filter((id) => (appearances.get(id) ?? 0) === 0);
    const empty = active.filter((id) => (lists.get(id) ?? []).length === 0);
    expect(active.length).toBeGreaterThan(100);
    expect(await listMatched(nowhere, new Set(active))).toEqual([]);
    expect(await listMatched(empty, new Set(active))).toEqual([]);
  });

  it(
    'differ on the next day',
    async () => {
      const first = await readDay();
      application.clock.advanceMinutes(days(1));
      await makeTodaysMatches(application.context, () => true);
      const second = await readDay();
      const repeated = [...second.lists].map(([accountId, ids]) => {
        const before = new Set(first.lists.get(accountId) ?? []);
        return ids.filter((id) => before.has(id)).length / Math.max(1, ids.length);
      });
      // Members with few matches see them again.
      expect(repeated.filter((share) => share === 0).length).toBeGreaterThan(repeated.length / 2);
    },
    longMs,
  );

  it('are deleted after a month', async () => {
    application.clock.advanceMinutes(days(40));
    await makeTodaysMatches(application.context, () => true);
    const { database } = application.context;
    const runs = await database.selectFrom('dailyRuns').select('day').execute();
    expect(runs).toHaveLength(1);
  });
});
