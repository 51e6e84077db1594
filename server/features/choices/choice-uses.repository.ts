import { type RawBuilder, sql } from 'kysely';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { criteria } from '#contract/preferences/preference.criteria.ts';
import { profileChoices } from '#contract/profiles/profile.choices.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ChoiceUses } from './choices.presenter.ts';

/**
 * How many profiles and preferences hold each value, which only the tables of both can tell; so this file, and no other
 * of the feature, reads them. Which column holds which list is the contract's data.
 */
export async function countChoiceUses(
  database: Database,
  { list, values }: { list: ListName; values: readonly string[] },
): Promise<ChoiceUses> {
  const parts = { profiles: profileParts(list), preferences: preferenceParts(list) };
  return {
    profiles: await countHolders(database, { parts: parts.profiles, values }),
    preferences: await countHolders(database, { parts: parts.preferences, values }),
  };
}

type Part = RawBuilder<unknown>;

/** The columns that the contract does not list with the others: an amount that may be a band, and free words. */
const furtherFacts: readonly [string, ListName][] = [
  ['annualIncome', 'annual_income'],
  ['hobbies', 'hobby'],
];
/** The facts that hold several values. */
const setFacts = new Set(['languages', 'hobbies']);

function profileParts(list: ListName): Part[] {
  const facts = Object.entries(profileChoices).map(([fact, choice]) => [fact, choice.list] as const);
  return [...facts, ...furtherFacts]
    .filter(([, name]) => name === list)
    .map(([fact]) => {
      const column = sql.ref(fact);
      const value = setFacts.has(fact) ? sql`unnest(${column})` : column;
      return sql`select account_id, ${value} as value from profiles where ${column} is not null`;
    });
}

function preferenceParts(list: ListName): Part[] {
  return Object.entries(criteria)
    .filter(([, criterion]) => criterion.kind === 'set' && criterion.list === list)
    .map(([name]) => {
      const column = sql.ref(name);
      return sql`select account_id, unnest(${column}) as value from preferences where ${column} is not null`;
    });
}

/** A person who holds a value twice, as mother tongue and as language spoken, counts once. */
async function countHolders(
  database: Database,
  { parts, values }: { parts: readonly Part[]; values: readonly string[] },
): Promise<Map<string, number>> {
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*) as count from (${sql.join(parts, sql` union `)}) as held
    where value = any(${[...values]}::text[])
    group by value`.execute(database);
  return new Map(rows.map(({ value, count }) => [value, count]));
}
