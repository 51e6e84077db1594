import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoices } from '#contract/choices/list-choices.ts';
import { populate } from '#demo/populate.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { listMatches, type MatchesPage } from '#server/features/matches/list-matches.ts';
import { refreshAllMatching, type Wishes } from '#server/features/matching/matching.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { anyPerson, insertPeople, insertPreference } from '#tests/factories/a-person.ts';
import { anyPreference, type PreferenceInput } from '#tests/factories/a-preference.ts';
import { callApi } from '#tests/support/call-api.ts';
import { isWhole } from '#tests/support/how-often.ts';
import {
  type ExpectedMatch,
  listExpectedMatches,
  readPopulation,
} from '#tests/support/models/matching-reference.ts';
import type { Population } from '#tests/support/models/matching-verdicts.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/**
 * The demo's people, because lists are measured by their size and by facts that go together as in life: ten thousand members, or as
 * many as are quick.
 */
const members = isWhole ? 10_000 : 800;
/** Further people with unusual facts. The last of them are the seekers of the tests; the others are candidates. */
const oddMembers = 100;
const countedTo = 500;
/** The members whose first page is looked at. */
const viewers = 40;

type Gender = 'Female' | 'Male' | 'Other';
/** The preferences of the seekers. */
const wishes: readonly (readonly [string, PreferenceInput | null, { gender: Gender }])[] = [
  ['states nothing, and is neither bride nor groom', null, { gender: 'Other' }],
  ['states nothing', null, { gender: 'Male' }],
  [
    'states much, and is neither bride nor groom',
    { age: '22-34', religion: 'Hindu, Other', diet: 'Veg, Jain, Other', height: '-180', must_have: 'diet' },
    { gender: 'Other' },
  ],
  [
    'states own words, with a must-have',
    { religion: 'our OWN way, Jain', city: 'FORT Kochi, Kochi, Pune', must_have: 'religion' },
    { gender: 'Female' },
  ],
  [
    'accepts only values outside the lists',
    { religion: 'Other', community: 'Other', working_as: 'Other', age: '20-50', must_have: 'religion' },
    { gender: 'Male' },
  ],
  [
    'states an income, and has a private one',
    { annual_income: '750000-', age: '24-40', country: 'India', must_have: 'annual_income' },
    { gender: 'Female' },
  ],
  ['requires what no one has', { city: 'Nowhere', must_have: 'city' }, { gender: 'Female' }],
];

let application: TestApplication;
let population: Population;
let seekers: number[];
beforeAll(async () => {
  application = await startApplication();
  // The same member lists hundreds within a minute.
  for (const key of ['cardsPerDay', 'cardsPerMinute']) {
    await updateSiteSetting(application.context, { key, text: 'null' });
  }
  await populate({ ...application.context, close: application.close }, { members });
  seekers = await insertOddMembers();
  population = await readPopulation(application.context.database, application.context.now());
});
afterAll(() => application.close());

/** People with facts that no demo would invent, and the blocks and declined interests of the seekers. */
async function insertOddMembers(): Promise<number[]> {
  const { context } = application;
  const lists = (await callApi(application, { endpoint: listChoices, input: {} })).body.data;
  const choices = await findChoices(context);
  const sample = fc.sample(anyPerson(lists), { numRuns: oddMembers + wishes.length, seed: 5 });
  const odd = sample.slice(0, oddMembers);
  const looking = sample.slice(oddMembers).map((person, index) => ({ ...person, ...wishes[index]?.[2] }));
  const others = await insertPeople(application, odd);
  const ids = await insertPeople(application, [...looking.slice(0, 1), ...looking]);
  const inputs = fc.sample(anyPreference(lists), { numRuns: oddMembers / 2, seed: 5 });
  for (const [index, input] of inputs.entries()) {
    await insertPreference(application, { accountId: others[index * 2] ?? 0, input, choices });
  }
  // The first of the second insertion is not verified and is no seeker.
  for (const [index, [, input]] of wishes.entries()) {
    if (input !== null)
      await insertPreference(application, { accountId: ids[index + 1] ?? 0, input, choices });
  }
  await context.database
    .updateTable('accounts')
    .set({ isHidden: true })
    .where('id', 'in', [5, 6, 7, ...others.slice(0, 5)])
    .execute();
  for (const seeker of ids) {
    for (const [index, partnerId] of [10, 11, 12, 13, ...others.slice(10, 14)].entries()) {
      const pairs = [
        () => aBlock(application, { blockerId: seeker, blockedId: partnerId }),
        () => aBlock(application, { blockerId: partnerId, blockedId: seeker }),
        () => anInterest(application, { senderId: seeker, receiverId: partnerId, status: 'rejected' }),
        () => anInterest(application, { senderId: partnerId, receiverId: seeker, status: 'rejected' }),
      ];
      await pairs[index % 4]?.();
    }
  }
  await refreshAllMatching(context.database);
  return ids.slice(1);
}

type WholeList = { listed: { id: number; score: number }[]; first: MatchesPage };

/** A member's whole list, by its cursor. */
async function readWholeList(accountId: number, fit: Wishes): Promise<WholeList> {
  const listed: WholeList['listed'] = [];
  let first: MatchesPage | undefined;
  let cursor: string | undefined;
  do {
    const input = { page: 1, limit: 48, search: '', cursor };
    const page = await listMatches(application.context, { accountId, input, wishes: fit });
    listed.push(...page.data.map(({ u_id, match }) => ({ id: u_id, score: match.score })));
    first ??= page;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return { listed, first };
}

function expectSame({ listed, first }: WholeList, expected: readonly ExpectedMatch[]): void {
  expect(listed).toEqual(expected.map(({ id, score }) => ({ id, score })));
  const hasMore = expected.length > countedTo;
  expect(first.has_more_than_total).toBe(hasMore);
  expect(first.total).toBe(hasMore ? countedTo : expected.length);
}

async function expectLists(id: number): Promise<ExpectedMatch[]> {
  const expected = listExpectedMatches(population, id);
  expectSame(await readWholeList(id, 'any'), expected);
  const { half = [], less = [] } = Object.groupBy(expected, ({ missesMost }) =>
    missesMost ? 'less' : 'half',
  );
  expectSame(await readWholeList(id, 'half'), half);
  expectSame(await readWholeList(id, 'less'), less);
  return expected;
}

describe('my matches and more matches equal a plain comparison of every pair', () => {
  it.each(wishes.map(([seeker], index) => [seeker, index] as const))(
    'for a member who %s',
    async (seeker, index) => {
      const expected = await expectLists(seekers[index] ?? 0);
      expect(expected.length > 0).toBe(seeker !== 'requires what no one has');
    },
  );

  it('for members of the population with different preferences', async () => {
    const ids = [...population.members.values()]
      .filter(({ account, preference }) => account.status === 'active' && preference !== null)
      .map(({ account }) => account.id);
    const scores = new Set<number>();
    for (const share of [0, 0.2, 0.5, 0.7]) {
      const expected = await expectLists(ids[Math.floor(share * members * 0.7)] ?? 1);
      for (const { score } of expected) scores.add(score);
    }
    // Otherwise the comparison would prove little.
    expect(scores.size).toBeGreaterThan(20);
  });
});

describe('the first page of my matches', () => {
  const onPage = 12;

  it('shows nobody with fewer than half of the stated criteria known while somebody who meets more of them, and fits as well the other way, is left out', async () => {
    const ids = [...population.members.values()]
      .filter(({ account, preference }) => account.status === 'active' && preference !== null)
      .map(({ account }) => account.id);
    let sparse = 0;
    const wrong: [viewer: number, shown: number, leftOut: number][] = [];
    for (let place = 0; place < viewers; place += 1) {
      const viewer = ids[Math.floor((place / viewers) * ids.length)] ?? 1;
      const expected = listExpectedMatches(population, viewer);
      const input = { page: 1, limit: onPage, search: '' };
      const page = await listMatches(application.context, { accountId: viewer, input });
      const shown = new Set(page.data.map(({ u_id }) => u_id));
      const known = expected.filter((one) => 2 * one.known < one.stated);
      sparse += known.length;
      const leftOut = expected.filter(({ id }) => !shown.has(id));
      for (const one of known.filter(({ id }) => shown.has(id))) {
        wrong.push(
          ...leftOut
            .filter(({ met, missed, liking }) => met > one.met && missed === 0 && liking >= one.liking)
            .map(({ id }): [number, number, number] => [viewer, one.id, id]),
        );
      }
    }
    // Otherwise nobody with few facts could have been shown.
    expect(sparse).toBeGreaterThan(viewers);
    expect(wrong).toEqual([]);
  });
});
