import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listMatches, listMoreMatches } from '#contract/matches/matches.ts';
import { markSeen } from '#server/features/accounts/accounts.repository.ts';
import { switchMemberStatus } from '#server/features/accounts/accounts.ts';
import { writeMatchCursor } from '#server/features/matches/match-cursor.ts';
import { sealCursor } from '#server/platform/listing/sealed-cursor.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { anyPerson, insertPeople } from '#tests/factories/a-person.ts';
import { aPopulation } from '#tests/factories/a-population.ts';
import { callApi } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { listExpectedMatches, readPopulation } from '#tests/support/models/matching-reference.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

const dayMs = 24 * 60 * 60_000;

let application: TestApplication;
let viewerId: number;
let viewer: string;
beforeAll(async () => {
  application = await startApplication();
  // The same member lists hundreds within a minute.
  for (const key of ['cardsPerDay', 'cardsPerMinute']) {
    await updateSiteSetting(application.context, { key, text: 'null' });
  }
  [viewerId = 0] = await aPopulation(application.context, { count: 400 });
  // Without must-haves of her own her list is long and has many different scores.
  await change(viewerId, { preference: { mustHave: [] } });
  viewer = await signIn(viewerId);
});
afterAll(() => application.close());

async function signIn(accountId: number): Promise<string> {
  const { token } = await startTestSession(application.context, accountId);
  return token;
}

const page = (input: { cursor?: string; page?: number; limit?: number }, token = viewer) =>
  callApi(application, { endpoint: listMatches, input, token });
const idsOf = ({ body }: Awaited<ReturnType<typeof page>>) => body.data.map(({ u_id }) => u_id);
const suitingNow = async () =>
  listExpectedMatches(
    await readPopulation(application.context.database, application.context.now()),
    viewerId,
  );

/** The men that a woman may see at this moment, matches or not. */
async function listVisible(woman = viewerId): Promise<Set<number>> {
  const { database } = application.context;
  const men = database
    .selectFrom('accounts')
    .innerJoin('profiles', 'accountId', 'id')
    .select('id')
    .where('gender', '=', 'Male')
    .where('status', '=', 'active')
    .where('isHidden', '=', false)
    .where('emailVerifiedAt', 'is not', null);
  const blocks = await database.selectFrom('blocks').selectAll().execute();
  const declined = await database
    .selectFrom('interests')
    .selectAll()
    .where('status', '=', 'rejected')
    .execute();
  const pairs = [
    ...blocks.map(({ blockerId, blockedId }) => [blockerId, blockedId]),
    ...declined.map(({ senderId, receiverId }) => [senderId, receiverId]),
  ];
  const apart = new Set(pairs.filter((pair) => pair.includes(woman)).flat());
  return new Set((await men.execute()).map(({ id }) => id).filter((id) => !apart.has(id)));
}

/** Changes rows of a member as a use case does: in one transaction with what follows from the change. */
async function change(
  id: number,
  { account, preference }: { account?: object; preference?: object },
): Promise<void> {
  await application.context.transact(async ({ database, memberChanged }) => {
    if (account) await database.updateTable('accounts').set(account).where('id', '=', id).execute();
    if (preference) {
      const row = { accountId: id, updatedAt: application.context.now(), ...preference };
      await database
        .insertInto('preferences')
        .values(row)
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(preference))
        .execute();
    }
    memberChanged(id);
  });
}

const longAgo = () => new Date(application.context.now().getTime() - 400 * dayMs);

/** Events between two pages. A member who `stays` remains a match. */
const events: readonly { stays: boolean; happen: (id: number) => Promise<unknown> }[] = [
  {
    stays: true,
    happen: (id) =>
      application.context.transact((work) =>
        markSeen(work, { account: { id, lastSeenAt: null }, now: application.context.now() }),
      ),
  },
  { stays: true, happen: (id) => change(id, { account: { lastSeenAt: longAgo(), createdAt: longAgo() } }) },
  { stays: true, happen: (id) => change(id, { preference: { city: ['nowhere'], mustHave: [] } }) },
  { stays: false, happen: (id) => change(id, { preference: { city: ['nowhere'], mustHave: ['city'] } }) },
  { stays: false, happen: (id) => change(id, { account: { isHidden: true } }) },
  { stays: false, happen: (id) => aBlock(application, { blockerId: id, blockedId: viewerId }) },
  { stays: false, happen: (id) => aBlock(application, { blockerId: viewerId, blockedId: id }) },
  {
    stays: false,
    happen: (id) => application.context.transact((work) => switchMemberStatus(work, { accountId: id })),
  },
  {
    stays: false,
    happen: (id) => anInterest(application, { senderId: id, receiverId: viewerId, status: 'rejected' }),
  },
];

describe('the pages of a list', () => {
  it('are the same by number as by cursor, while nothing changes', async () => {
    const expected = (await suitingNow()).map(({ id }) => id);
    let cursor: string | undefined;
    for (let number = 1; number <= Math.ceil(expected.length / 12); number += 1) {
      const byCursor = await page(cursor === undefined ? {} : { cursor });
      const byNumber = await page({ page: number });
      expect([number, idsOf(byNumber)]).toEqual([number, expected.slice((number - 1) * 12, number * 12)]);
      expect(byCursor.body.data).toEqual(byNumber.body.data);
      expect([byCursor.body.page, byCursor.body.total]).toEqual([number, expected.length]);
      cursor = byCursor.body.next ?? undefined;
    }
    expect(cursor).toBeUndefined();
  });

  it('are empty beyond the end', async () => {
    for (const number of [50, 1000]) {
      const { status, body } = await page({ page: number, limit: 48 });
      expect([status, body.data, body.next]).toEqual([200, [], null]);
    }
  });

  it('contain the same people with any limit', async () => {
    const expected = (await suitingNow()).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(96);
    for (const limit of [1, 7, 25, 48]) {
      const first = await page({ limit });
      const second = await page({ cursor: first.body.next ?? '' });
      expect([...idsOf(first), ...idsOf(second)]).toEqual(expected.slice(0, 2 * limit));
    }
  });

  it('list each member who stays a match once, and no one who left, whatever changes between them', async () => {
    const { body } = await callApi(application, { endpoint: listChoices, input: {} });
    const newcomers = fc.sample(anyPerson(body.data), { numRuns: 40, seed: 3 });
    const suiting = await suitingNow();
    const order = suiting.toSorted((one, other) => ((one.id * 7919) % 997) - ((other.id * 7919) % 997));
    const stays = new Set(suiting.map(({ id }) => id));
    const shown: number[] = [];
    let cursor: string | undefined;
    for (let round = 0; ; round += 1) {
      const answer = await page(cursor === undefined ? { limit: 8 } : { cursor });
      const ids = idsOf(answer);
      const visible = await listVisible();
      expect(ids.filter((id) => !visible.has(id))).toEqual([]);
      shown.push(...ids);
      if (answer.body.next === null || answer.body.next === undefined) break;
      cursor = answer.body.next;
      for (const [index, event] of events.entries()) {
        const chosen = order[round * events.length + index];
        if (chosen === undefined || shown.length > suiting.length / 2) continue;
        await event.happen(chosen.id);
        if (!event.stays) stays.delete(chosen.id);
      }
      const [newcomer] = await insertPeople(application, newcomers.slice(round, round + 1));
      if (newcomer !== undefined) await change(newcomer, { account: { emailVerifiedAt: longAgo() } });
    }
    expect(new Set(shown).size).toBe(shown.length);
    const seen = new Set(shown);
    expect([...stays].filter((id) => !seen.has(id))).toEqual([]);
    expect(stays.size).toBeLessThan(suiting.length);
  });
});

describe('a cursor', () => {
  const firstCursor = async () => (await page({ limit: 3 })).body.next ?? '';

  it('that was tampered with is refused, or shows visible members only', async () => {
    const cursor = await firstCursor();
    const visible = await listVisible();
    const spoilt = fc
      .tuple(fc.nat(cursor.length), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([at, removed, text]) => cursor.slice(0, at) + text + cursor.slice(at + removed));
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt, fc.string({ maxLength: 40 })), async (changed) => {
        const answer = await page({ cursor: changed });
        expect([200, 422]).toContain(answer.status);
        const field = answer.status === 422 ? 'cursor' : undefined;
        expect(answer.body.errors?.[0]?.field).toBe(field);
        const shown = answer.status === 200 ? idsOf(answer) : [];
        expect(shown.filter((id) => !visible.has(id))).toEqual([]);
      }),
      { numRuns: countTries(120) },
    );
  });

  it('that is written by hand is refused, whatever it names', async () => {
    const { database } = application.context;
    const accounts = await database.selectFrom('accounts').select('id').execute();
    const everybody = accounts.map(({ id }) => id);
    const list = { page: 1, limit: 48, total: 0, hasMore: false, next: everybody, listed: [], phase: null };
    const written = writeMatchCursor(list);
    const [seal = ''] = (await firstCursor()).split('.');
    for (const cursor of [written, `${seal}.${written}`, `${'A'.repeat(seal.length)}.${written}`]) {
      const { status, body } = await page({ cursor });
      expect([status, body.errors]).toEqual([422, [{ field: 'cursor', message: 'Load the list again' }]]);
    }
  });

  it('shows no member who is not visible, also when the server sealed it', async () => {
    const visible = await listVisible();
    const accounts = await application.context.database.selectFrom('accounts').select('id').execute();
    const others = accounts.map(({ id }) => id).filter((id) => !visible.has(id));
    const named = [viewerId, ...others.slice(-40), 2_000_000_000];
    const list = { page: 1, limit: 48, total: 0, hasMore: false, next: named, listed: [], phase: null };
    const { acceptedKeys } = application.context;
    const owner = {
      acceptedKeys,
      accountId: viewerId,
      path: listMatches.path,
      input: { search: '', wishes: 'any' },
    };
    const answer = await page({ cursor: sealCursor(writeMatchCursor(list), owner) });
    expect([answer.status, idsOf(answer)]).toEqual([200, []]);
  });

  it('of another member, of another call or of another search is refused', async () => {
    const cursor = await firstCursor();
    const people = application.context.database
      .selectFrom('profiles')
      .innerJoin('accounts', 'id', 'accountId')
      .select('accountId')
      .where('status', '=', 'active')
      .where('accountId', '<>', viewerId);
    const { accountId } = await people.where('gender', '=', 'Female').executeTakeFirstOrThrow();
    const call = { endpoint: listMoreMatches, input: { cursor }, token: viewer };
    const answers = [
      await page({ cursor }, await signIn(accountId)),
      await callApi(application, call),
      await callApi(application, { ...call, endpoint: listMatches, input: { cursor, search: 'kochi' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await page({ cursor })).status).toBe(200);
  });
});
