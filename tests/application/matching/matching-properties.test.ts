import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { preferenceForm } from '#contract/preferences/preference-form.ts';
import {
  criteria,
  type CriterionName,
  criterionNames,
  emptyPreference,
} from '#contract/preferences/preference.criteria.ts';
import { findChoices, type Choices } from '#server/features/choices/choices.ts';
import {
  type Candidate,
  type CandidateQuery,
  compareDirection,
  countedWeights,
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
  scoreOf,
  scoreOfWeights,
  type Seeker,
} from '#server/features/matching/matching.ts';
import { mostShare } from '#server/features/matching/stored-criteria.rules.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import { readPreference } from '#server/features/profiles/own-preference.ts';
import { changePreference } from '#server/features/profiles/preference.rules.ts';
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

const preferenceOf = (input: PreferenceInput, shares: PartnerPreference['shares']): PartnerPreference => {
  const form = preferenceForm.parse(input);
  const preference = changePreference(emptyPreference, readPreference(form, choices));
  return {
    stated: readStatedCriteria(preference, matching.codesOf),
    mustHave: new Set(preference.mustHave),
    shares,
  };
};
const anyone = () => fc.constantFrom(...candidates.values());
const anyShares = () =>
  fc
    .array(fc.integer({ min: 0, max: mostShare }), {
      minLength: criterionNames.length,
      maxLength: criterionNames.length,
    })
    .map((shares) => new Map(criterionNames.map((name, index) => [name, shares[index] ?? 0])));
/** Any of the people, with any preference and any shares. */
const anySeeker = () =>
  fc.tuple(anyone(), anyPreference(lists), anyShares()).map(([person, input, shares]): Seeker => {
    const genders = soughtGendersOf(person.gender);
    return { ...person, preference: preferenceOf(input, shares), genders, ...matching };
  });
const asSeeker = (person: Candidate): Seeker => ({
  ...person,
  genders: soughtGendersOf(person.gender),
  ...matching,
});

type Weighed = Record<
  'accountId' | 'mineExpected' | 'mineStated' | 'theirsExpected' | 'theirsStated' | 'score',
  number
>;

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
          const mine = countedWeights(compareDirection(seeker.preference, facts));
          const theirs = countedWeights(compareDirection(preference, seeker.facts));
          expect(weighed.get(accountId)).toEqual({
            accountId,
            mineExpected: mine.expected,
            mineStated: mine.stated,
            theirsExpected: theirs.expected,
            theirsStated: theirs.stated,
            score: scoreOf(mine, theirs),
          });
        }
      }),
      { numRuns: countTries(25) },
    );
  });

  it('counts a criterion whose fact is unknown with the share that usually meets it', () => {
    fc.assert(
      fc.property(
        anySeeker(),
        anyone(),
        fc.constantFrom(...criterionNames),
        ({ preference }, person, name) => {
          fc.pre(preference.stated.has(name));
          const silent = { ...person.facts, [name]: null };
          const others = new Map([...preference.stated].filter(([other]) => other !== name));
          const withCriterion = compareDirection(preference, silent);
          const without = compareDirection({ ...preference, stated: others }, silent);
          const { weight } = criteria[name];
          expect(withCriterion.stated - without.stated).toBe(weight);
          const share = preference.shares.get(name) ?? 0;
          expect(withCriterion.expected - without.expected).toBe(weight * share);
          const verdict = withCriterion.criteria.find((one) => one.name === name)?.verdict;
          expect(verdict).toBe('unknown');
        },
      ),
    );
  });

  it('is higher for somebody who is known to meet what is unknown of another, and misses nothing that the other meets', () => {
    fc.assert(
      fc.property(
        anySeeker(),
        anyone(),
        fc.constantFrom(...criterionNames),
        ({ preference }, person, name) => {
          fc.pre(
            compareDirection(preference, person.facts).criteria.some(
              (one) => one.name === name && one.verdict === 'met',
            ),
          );
          const silent = compareDirection(preference, { ...person.facts, [name]: null });
          expect(silent.expected).toBeLessThan(compareDirection(preference, person.facts).expected);
        },
      ),
    );
  });

  it('is 100 only when everything that either side states is known and met', () => {
    fc.assert(
      fc.property(anySeeker(), anySeeker(), (one, other) => {
        const directions = [
          compareDirection(one.preference, other.facts),
          compareDirection(other.preference, one.facts),
        ] as const;
        const verdicts = directions.flatMap(({ criteria: compared }) =>
          compared.map(({ verdict }) => verdict),
        );
        const isPerfect = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'met');
        expect(scoreOf(...directions) === 100).toBe(isPerfect);
      }),
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
