import fc from 'fast-check';
import { undisclosedIncome } from '#contract/fields/annual-income.ts';
import { otherCode, preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { preferenceForm } from '#contract/preferences/preference-form.ts';
import {
  criteria,
  type Criterion,
  criterionNames,
  emptyPreference,
} from '#contract/preferences/preference.criteria.ts';
import type { Choices } from '#server/features/choices/choices.ts';
import { lockPreference, storePreference } from '#server/features/profiles/profiles.repository.ts';
import { readPreference } from '#server/features/profiles/own-preference.ts';
import { changePreference } from '#server/features/profiles/preference.rules.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import type { PreferenceInput } from './a-preference.ts';

type ChoiceLists = EndpointData<typeof listChoices>;

const ownWords = ['Our own way', 'OUR own way', 'élan', 'Élan', 'fort kochi', 'पुणे', 'o’neil’s', "O'Neil's"];

/** Arbitrary people: with gaps, own words, every code, bands, exact and private incomes, born on leap days. */
export function anyPerson(lists: ChoiceLists) {
  const dateOfBirth = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2008-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const sets = criterionNames.flatMap((name) => {
    const criterion: Criterion = criteria[name];
    return criterion.kind === 'set' ? [[criterion.fact, anyFact(criterion, lists)] as const] : [];
  });
  return fc.record({
    ...Object.fromEntries(sets),
    dateOfBirth: fc.oneof(dateOfBirth, fc.constantFrom('1996-02-29', '2004-02-29')),
    gender: fc.constantFrom('Male', 'Male', 'Male', 'Female', 'Other'),
    religion: fc.oneof(
      fc.constantFrom(...lists.religion.map(({ code }) => code)),
      fc.constantFrom(...ownWords),
    ),
    community: fc.oneof(
      fc.constantFrom(...lists.community.map(({ code }) => code)),
      fc.constantFrom(...ownWords),
    ),
    profileFor: fc.constantFrom('My Self', 'My Sister', 'My Daughter'),
    height: fc.option(fc.integer({ min: 122, max: 213 })),
    annualIncome: fc.option(
      fc.oneof(
        fc.constantFrom(...lists.annual_income.map(({ code }) => code)),
        fc.integer({ min: 0, max: 3_000_000 }).map(String),
        fc.constant(undisclosedIncome.code),
      ),
    ),
    isIncomePrivate: fc.boolean(),
  });
}

function anyFact({ list }: Extract<Criterion, { kind: 'set' }>, lists: ChoiceLists) {
  const codes = list === null ? [] : lists[list].map(({ code }) => code);
  const listed = fc.constantFrom(otherCode, preferNotToSayCode, ...codes);
  return fc.option(
    list === null ? fc.constantFrom(...ownWords) : fc.oneof(listed, fc.constantFrom(...ownWords)),
  );
}

type Person = ReturnType<typeof anyPerson> extends fc.Arbitrary<infer Value> ? Value : never;

/** Stores people, some unverified and some inactive. The caller refreshes the matching rows. */
export async function insertPeople(
  { context: { database, now } }: Pick<TestApplication, 'context'>,
  people: readonly Person[],
): Promise<number[]> {
  const at = now();
  const ids: number[] = [];
  for (const [index, person] of people.entries()) {
    const account = {
      email: `person.${crypto.randomUUID()}@example.org`,
      passwordHash: '-',
      createdAt: at,
      emailVerifiedAt: index % 10 === 0 ? null : at,
      status: index % 12 === 0 ? 'inactive' : 'active',
    };
    const { id } = await database
      .insertInto('accounts')
      .values(account)
      .returning('id')
      .executeTakeFirstOrThrow();
    const names = { firstName: 'Some', lastName: 'One', createdAt: at, updatedAt: at };
    await database
      .insertInto('profiles')
      .values({ ...person, ...names, accountId: id })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** Stores a preference from the input of the preference call. The caller refreshes the matching rows. */
export async function insertPreference(
  { context: { database, now } }: Pick<TestApplication, 'context'>,
  { accountId, input, choices }: { accountId: number; input: PreferenceInput; choices: Choices },
): Promise<void> {
  const preference = changePreference(emptyPreference, readPreference(preferenceForm.parse(input), choices));
  await database.transaction().execute(async (transaction) => {
    await lockPreference(transaction, { accountId, now: now() });
    await storePreference(transaction, { accountId, now: now(), preference });
  });
}
