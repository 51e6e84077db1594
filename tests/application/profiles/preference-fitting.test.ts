import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { countFitting } from '#contract/preferences/own-preference.ts';
import { preferenceForm } from '#contract/preferences/preference-form.ts';
import { criteria, criterionNames, emptyPreference } from '#contract/preferences/preference.criteria.ts';
import { findChoices, type Choices } from '#server/features/choices/choices.ts';
import { countMeetingAll, countMissingOne } from '#server/features/profiles/fitting.repository.ts';
import {
  type CodesOf,
  compareDirection,
  meets,
  meetsMustHaves,
  readStatedCriteria,
} from '#server/features/matching/comparison.rules.ts';
import { meetsCriterion } from '#server/features/matching/conditions.repository.ts';
import { readMatchingRow } from '#server/features/matching/matching-row.rules.ts';
import { findSeeker, refreshAllMatching } from '#server/features/matching/matching.ts';
import { readPreference } from '#server/features/profiles/own-preference.ts';
import { changePreference } from '#server/features/profiles/preference.rules.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { anyPerson, insertPeople } from '#tests/factories/a-person.ts';
import { anyPreference, type PreferenceInput } from '#tests/factories/a-preference.ts';
import { callApi } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const peopleCount = 150;

let application: TestApplication;
let lists: EndpointData<typeof listChoices>;
let choices: Choices;
beforeAll(async () => {
  application = await startApplication();
  lists = (await callApi(application, { endpoint: listChoices, input: {} })).body.data;
  choices = await findChoices(application.context);
  await insertPeople(application, fc.sample(anyPerson(lists), { numRuns: peopleCount, seed: 11 }));
  await refreshAllMatching(application.context.database);
});
afterAll(() => application.close());

const today = '2026-03-01';
const codesOf: CodesOf = (list) => new Set(choices.get(list)?.byCode.keys());
const readAll = () => application.context.database.selectFrom('matchingRows').selectAll().execute();
const statedBy = (input: PreferenceInput) =>
  readStatedCriteria(
    changePreference(emptyPreference, readPreference(preferenceForm.parse(input), choices)),
    codesOf,
  );
const count = (token: string, input: PreferenceInput) =>
  callApi(application, { endpoint: countFitting, input, token });

/** Who meets each criterion by the rule, and by its SQL expression. */
async function listMeeting(input: PreferenceInput, day: string) {
  const people = await readAll();
  const [byRule, bySql] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()];
  for (const [name, value] of statedBy(input)) {
    const { rows } = await sql<{ accountId: number }>`
      select account_id from matching_rows candidate
      where ${meetsCriterion({ name, value, today: day })}`.execute(application.context.database);
    const met = people
      .map((row) => readMatchingRow(row, { today: day, codesOf }))
      .filter(({ facts }) => meets(value, facts[name]) === 'met')
      .map(({ accountId }) => accountId);
    byRule.set(name, new Set(met));
    bySql.set(name, new Set(rows.map(({ accountId }) => accountId)));
  }
  return { byRule, bySql };
}

describe('the rule that a member meets a criterion', () => {
  it('is the same in the program and in the database, for any member and any preference', async () => {
    const day = fc.constantFrom('2026-03-01', '2028-02-29', '2027-02-28');
    await fc.assert(
      fc.asyncProperty(anyPreference(lists), day, async (input, date) => {
        const { byRule, bySql } = await listMeeting(input, date);
        expect(bySql).toEqual(byRule);
      }),
      { numRuns: countTries(60) },
    );
  });

  it('is the same for a set of all values, which accepts every stated fact and no other', async () => {
    const everything = { diet: lists.diet.map(({ label }) => label).join(',') };
    const { byRule, bySql } = await listMeeting(everything, today);
    expect(byRule.get('diet')?.size).toBeLessThan((await readAll()).length);
    expect(bySql).toEqual(byRule);
  });

  it('counts the same members, and those who miss exactly one criterion', async () => {
    const people = await readAll();
    const own = await findSeeker(application.context, (await aMember(application)).user_id);
    const candidates = people
      .filter(({ gender, isListed }) => gender === 'Male' && isListed)
      .map((row) => readMatchingRow(row, { today: own.today, codesOf }))
      .filter(({ preference }) => meetsMustHaves(compareDirection(preference, own.facts)));
    await fc.assert(
      fc.asyncProperty(anyPreference(lists), async (input) => {
        const stated = statedBy(input);
        const missedBy = candidates.map(({ facts }) =>
          [...stated].filter(([name, value]) => meets(value, facts[name]) !== 'met'),
        );
        const fitting = missedBy.filter((missed) => missed.length === 0).length;
        const query = { seeker: own, stated, excluded: [], most: 1000 };
        expect(await countMeetingAll(application.context.database, query)).toBe(fitting);
        if (stated.size === 0) return;
        const counted = await countMissingOne(application.context.database, query);
        for (const [name, number] of counted) {
          const alone = missedBy.filter((missed) => missed.length === 1 && missed[0]?.[0] === name);
          expect([name, number]).toEqual([name, alone.length]);
        }
      }),
      { numRuns: countTries(40) },
    );
  });
});

describe('the count', () => {
  const aSeeker = async () => (await aMember(application)).token;

  it('without a stated criterion is the number of visible members', async () => {
    const men = (await readAll()).filter(({ gender, isListed }) => gender === 'Male' && isListed);
    const all = { count: men.length, has_more: false };
    const { body } = await count(await aSeeker(), {});
    expect(body.data).toEqual({ fitting: all, fitting_half: all, fitting_must_haves: all, loosen: [] });
  });

  it('saves nothing, and counts the must-haves separately', async () => {
    const token = await aSeeker();
    const { body } = await count(token, { age: '18-60', height: '150-', must_have: 'age' });
    expect(body.data.fitting_must_haves.count).toBeGreaterThan(body.data.fitting.count);
    expect(body.data.fitting.count).toBeGreaterThan(0);
    const saved = await application.context.database.selectFrom('preferences').selectAll().execute();
    expect(saved).toEqual([]);
  });

  it('of zero comes with the criteria to loosen, the most helpful first', async () => {
    const { body } = await count(await aSeeker(), { age: '18-60', city: 'Nowhere', height: '-213' });
    expect(body.data.fitting).toEqual({ count: 0, has_more: false });
    expect(body.data.loosen).toEqual([{ criterion: 'city', count: expect.any(Number), has_more: false }]);
  });

  it('refuses a preference that could not be saved', async () => {
    const { status, body } = await count(await aSeeker(), { age: '40-30' });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'age']);
  });

  it('stops at five hundred, also for members who miss exactly one criterion', async () => {
    const { database, now } = application.context;
    const at = now();
    const numbers = Array.from({ length: 1700 }, (_, index) => index);
    const accounts = numbers.map((index) => ({
      email: `many.${index}@example.org`,
      passwordHash: '-',
      createdAt: at,
      emailVerifiedAt: at,
    }));
    const ids = await database.insertInto('accounts').values(accounts).returning('id').execute();
    const person = { profileFor: 'My Self', gender: 'Female', firstName: 'Some', lastName: 'One' };
    const known = {
      dateOfBirth: '1996-05-05',
      religion: 'hindu',
      community: 'other',
      createdAt: at,
      updatedAt: at,
    };
    const profiles = ids.map(({ id }) => ({ ...person, ...known, accountId: id }));
    await database.insertInto('profiles').values(profiles).execute();
    await refreshAllMatching(database);

    const { token } = await aMember(application, { gender: 'Male', dob: '1990-05-05' });
    const many = { count: 500, has_more: true };
    expect((await count(token, {})).body.data.fitting).toEqual(many);
    const { loosen } = (await count(token, { age: '18-100', city: 'Nowhere' })).body.data;
    expect(loosen).toEqual([{ criterion: 'city', ...many }]);
  });

  it('includes a member with long own words in a script of multi-byte letters', async () => {
    const { database } = application.context;
    const { user_id } = await aMember(application, { gender: 'Male' });
    const words = 'क'.repeat(80);
    const facts = Object.fromEntries(
      criterionNames.flatMap((name) =>
        criteria[name].kind === 'set' && name !== 'profileManagedBy' ? [[criteria[name].fact, words]] : [],
      ),
    );
    await database.updateTable('profiles').set(facts).where('accountId', '=', user_id).execute();
    await refreshAllMatching(database);
    const { body } = await count(await aSeeker(), { religion: words, district: words, diet: words });
    expect(body.data.fitting.count).toBe(1);
  });

  it('never reveals a private income through a narrow range', async () => {
    const { database, now } = application.context;
    const { user_id } = await aMember(application, { gender: 'Male', dob: '1990-05-05', religion: 'Jain' });
    const wanted = { religion: 'Jain', age: '18-100', annual_income: '777777-777777' };
    const token = await aSeeker();
    const facts = { annualIncome: '777777', updatedAt: now() };
    await database.updateTable('profiles').set(facts).where('accountId', '=', user_id).execute();
    await refreshAllMatching(database);
    expect((await count(token, wanted)).body.data.fitting.count).toBe(1);
    await database
      .updateTable('profiles')
      .set({ isIncomePrivate: true })
      .where('accountId', '=', user_id)
      .execute();
    await refreshAllMatching(database);
    const { body } = await count(token, wanted);
    expect(body.data.fitting.count).toBe(0);
  });
});
