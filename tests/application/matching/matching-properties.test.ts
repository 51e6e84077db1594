import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { preferenceForm } from '#contract/preferences/preference-form.ts';
import {
  type CriterionName,
  criterionNames,
  emptyPreference,
} from '#contract/preferences/preference.criteria.ts';
import { findChoices, type Choices } from '#server/features/choices/choices.ts';
import {
  type Candidate,
  type CandidateQuery,
  compareDirection,
  findCandidates,
  findMatchingContext,
  firstPhase,
  listStatedConditions,
  type MatchingContext,
  meetsMustHaves,
  pairWeights,
  type PartnerPreference,
  type RankedRange,
  rankCandidates,
  readStatedCriteria,
  refreshAllMatching,
  refreshMatching,
  scoreOf,
  scoreOfWeights,
  type Seeker,
} from '#server/features/matching/matching.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import { readPreference } from '#server/features/profiles/own-preference.ts';
import { changePreference } from '#server/features/profiles/preference.rules.ts';
import { tables } from '#server/migrations/tables.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { anyPerson, insertPeople, insertPreference } from '#tests/factories/a-person.ts';
import { anyPreference, type PreferenceInput } from '#tests/factories/a-preference.ts';
import { callApi } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { readPopulation, scoreBetween } from '#tests/support/models/matching-reference.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const peopleCount = 120;

let application: TestApplication;
let lists: EndpointData<typeof listChoices>;
let choices: Choices;
let matching: MatchingContext;
let candidates: Map<number, Candidate>;
let ids: number[];
beforeAll(async () => {
  application = await startApplication();
  const { context } = application;
  lists = (await callApi(application, { endpoint: listChoices, input: {} })).body.data;
  choices = await findChoices(context);
  ids = await insertPeople(application, fc.sample(anyPerson(lists), { numRuns: peopleCount, seed: 17 }));
  const inputs = fc.sample(anyPreference(lists), { numRuns: peopleCount, seed: 17 });
  // Every fourth states nothing; half of the others have no must-haves, so that there are matches.
  for (const [index, input] of inputs.entries()) {
    if (index % 4 === 0) continue;
    const wish = index % 2 === 0 ? input : { ...input, must_have: '' };
    await insertPreference(application, { accountId: ids[index] ?? 0, input: wish, choices });
  }
  await refreshAllMatching(context.database);
  matching = await findMatchingContext(context);
  candidates = await findCandidates(context, { accountIds: ids, ...matching });
});
afterAll(() => application.close());

const preferenceOf = (input: PreferenceInput): PartnerPreference => {
  const form = preferenceForm.parse(input);
  const preference = changePreference(emptyPreference, readPreference(form, choices));
  return {
    stated: readStatedCriteria(preference, matching.codesOf),
    mustHave: new Set(preference.mustHave),
  };
};
const anyone = () => fc.constantFrom(...candidates.values());
/** Any of the people, with any preference. */
const anySeeker = () =>
  fc.tuple(anyone(), anyPreference(lists)).map(([person, input]): Seeker => {
    const genders = soughtGendersOf(person.gender);
    return { ...person, preference: preferenceOf(input), genders, ...matching };
  });
const asSeeker = (person: Candidate): Seeker => ({
  ...person,
  genders: soughtGendersOf(person.gender),
  ...matching,
});

type Weighed = Record<'accountId' | 'mineMet' | 'mineKnown' | 'theirsMet' | 'theirsKnown' | 'score', number>;

/** Both directions between the seeker and everyone, as the database weighs them. */
async function weighAll(seeker: Seeker): Promise<Map<number, Weighed>> {
  const { rows } = await sql<Weighed>`
    select *, ${scoreOfWeights} as score from (
      select account_id, ${pairWeights(seeker, listStatedConditions(seeker))} from matching_rows candidate
    ) weighed`.execute(application.context.database);
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** The whole list of the seeker, in its order. */
async function rankAll(query: CandidateQuery): Promise<number[]> {
  const found: number[] = [];
  let phase: RankedRange['phase'] = firstPhase;
  for (;;) {
    const excluded = [...query.excluded, ...found];
    const range = await rankCandidates(application.context, { ...query, excluded, phase, least: 12 });
    found.push(...range.ids);
    if (range.isLast) return found;
    phase = range.phase;
  }
}

describe('the score of two people', () => {
  it('is the same from either side, by the rule and by the database', async () => {
    const { database, now } = application.context;
    const population = await readPopulation(database, now());
    const weighed = new Map<number, Map<number, Weighed>>();
    const wrong: [one: number, other: number, score: number][] = [];
    for (const person of candidates.values()) weighed.set(person.accountId, await weighAll(asSeeker(person)));
    for (const one of candidates.values()) {
      for (const other of candidates.values()) {
        const there = weighed.get(one.accountId)?.get(other.accountId)?.score;
        const back = weighed.get(other.accountId)?.get(one.accountId)?.score;
        const [mine, theirs] = [
          compareDirection(one.preference, other.facts),
          compareDirection(other.preference, one.facts),
        ];
        const plain = scoreBetween(population, [one.accountId, other.accountId]);
        const scores = [there, back, scoreOf(mine, theirs), scoreOf(theirs, mine)];
        if (scores.some((score) => score !== plain)) wrong.push([one.accountId, other.accountId, plain]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has the same weights in the database as in the rule, for any person and preference', async () => {
    await fc.assert(
      fc.asyncProperty(anySeeker(), async (seeker) => {
        const weighed = await weighAll(seeker);
        for (const { accountId, facts, preference } of candidates.values()) {
          const mine = compareDirection(seeker.preference, facts);
          const theirs = compareDirection(preference, seeker.facts);
          expect(weighed.get(accountId)).toEqual({
            accountId,
            mineMet: mine.met,
            mineKnown: mine.known,
            theirsMet: theirs.met,
            theirsKnown: theirs.known,
            score: scoreOf(mine, theirs),
          });
        }
      }),
      { numRuns: countTries(25) },
    );
  });

  it('ignores a criterion whose fact is unknown', () => {
    fc.assert(
      fc.property(
        anySeeker(),
        anyone(),
        fc.constantFrom(...criterionNames),
        ({ preference }, person, name) => {
          const silent = { ...person.facts, [name]: null };
          const stated = new Map([...preference.stated].filter(([other]) => other !== name));
          const withCriterion = compareDirection(preference, silent);
          const without = compareDirection({ ...preference, stated }, silent);
          expect([withCriterion.met, withCriterion.known]).toEqual([without.met, without.known]);
          const verdict = withCriterion.criteria.find((one) => one.name === name)?.verdict ?? 'unknown';
          expect(verdict).toBe('unknown');
        },
      ),
    );
  });
});

describe('the list of matches', () => {
  it('contains exactly the members who pass the must-haves of both sides, best first', async () => {
    const rows = await application.context.database.selectFrom('matchingRows').selectAll().execute();
    await fc.assert(
      fc.asyncProperty(anySeeker(), async (seeker) => {
        const suiting = rows.flatMap(({ accountId, gender, isListed, activityRank }) => {
          const person = candidates.get(accountId);
          const isSought = isListed && seeker.genders.includes(gender) && accountId !== seeker.accountId;
          if (person === undefined || !isSought) return [];
          const mine = compareDirection(seeker.preference, person.facts);
          const theirs = compareDirection(person.preference, seeker.facts);
          const isMatch = meetsMustHaves(mine) && meetsMustHaves(theirs);
          const isCertain = [mine, theirs].every(
            ({ criteria: stated }) =>
              stated.length > 0 && stated.every(({ verdict }) => verdict !== 'unknown'),
          );
          return isMatch ? [{ accountId, activityRank, isCertain, score: scoreOf(mine, theirs) }] : [];
        });
        const ordered = suiting.toSorted(
          (one, other) =>
            other.score - one.score ||
            Number(other.isCertain) - Number(one.isCertain) ||
            other.activityRank - one.activityRank ||
            other.accountId - one.accountId,
        );
        const found = await rankAll({ seeker, excluded: [] });
        expect(found).toEqual(ordered.map(({ accountId }) => accountId));
      }),
      { numRuns: countTries(40) },
    );
  });

  it('does not change when a criterion that is not stated is marked as a must-have', async () => {
    const anyName = fc.constantFrom(...criterionNames);
    await fc.assert(
      fc.asyncProperty(anySeeker(), anyName, async (seeker, name: CriterionName) => {
        fc.pre(!seeker.preference.stated.has(name));
        const preference = { ...seeker.preference, mustHave: new Set([...seeker.preference.mustHave, name]) };
        const marked = await rankAll({ seeker: { ...seeker, preference }, excluded: [] });
        expect(marked).toEqual(await rankAll({ seeker, excluded: [] }));
      }),
      { numRuns: countTries(15) },
    );
  });
});

describe('the order of a list', () => {
  const list = () => rankAll({ seeker: asSeeker(personOf('Female')), excluded: [] });
  const personOf = (gender: string): Candidate => {
    const person = [...candidates.values()].find((one) => one.gender === gender);
    if (person === undefined) throw new Error(`There is no person with gender ${gender}`);
    return person;
  };

  it('is read from the matching rows alone, and from no table of plans, payments or interests', async () => {
    const statements = await recordStatements(list);
    const ranking = statements.filter(({ text }) => text.includes('matching_rows candidate'));
    expect(ranking.length).toBeGreaterThan(0);
    const others = Object.keys(tables)
      .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      .filter((name) => name !== 'matching_rows');
    const read = statements.flatMap(({ text }) =>
      others.filter((name) => new RegExp(`(?:from|join)\\s+"?${name}\\b`, 'u').test(text)),
    );
    expect(read).toEqual([]);
    const tablesRead = statements.flatMap(({ text }) =>
      [...text.matchAll(/(?:from|join)\s+"?(?<name>\w+)/gu)].map(({ groups }) => groups?.['name'] ?? ''),
    );
    const ours = new Set(['matching_rows', 'pg_stats', 'pg_class', 'known', 'part']);
    expect(tablesRead.filter((name) => !ours.has(name))).toEqual([]);
  });

  it('does not change when other rows of its members change', async () => {
    const { database, now } = application.context;
    const before = await list();
    expect(before.length).toBeGreaterThan(10);
    const favourites = before.slice(-3);
    const contact = { email: sql<string>`'rich.' || email`, passwordHash: 'another', mobile: null };
    await database.updateTable('accounts').set(contact).where('id', 'in', favourites).execute();
    const named = { firstName: 'Premium', lastName: 'Member', zip: '682001', employerName: 'A bank' };
    await database.updateTable('profiles').set(named).where('accountId', 'in', favourites).execute();
    const { accountId } = personOf('Female');
    for (const [index, id] of favourites.entries()) {
      const status = (['pending', 'accepted', 'cancelled'] as const)[index] ?? 'pending';
      await anInterest(application, { senderId: id, receiverId: accountId, status });
      const visit = { viewerId: id, partnerId: accountId, day: '2026-11-20', visitedAt: now() };
      await database.insertInto('profileVisits').values(visit).execute();
      await database
        .insertInto('shortlistEntries')
        .values({ accountId, partnerId: id, createdAt: now() })
        .execute();
    }
    await database.transaction().execute((transaction) => refreshMatching(transaction, favourites));
    expect(await list()).toEqual(before);
  });
});
