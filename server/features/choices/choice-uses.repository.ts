import { type RawBuilder, sql } from 'kysely';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { criteria } from '#contract/preferences/preference.criteria.ts';
import { factRules, formFacts } from '#contract/profiles/fact-names.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ChoiceUses } from './choices.presenter.ts';

/**
 * How many profiles and preferences have each value. This is the only file of the feature that reads their tables; the
 * contract says which column belongs to which list.
 */
export async function countChoiceUses(
  database: Database,
  { list, values }: { list: ListName; values: readonly string[] },
): Promise<ChoiceUses> {
  return {
    profiles: await countUses(database, { columns: profileColumns(list), values }),
    preferences: await countUses(database, { columns: preferenceColumns(list), values }),
  };
}

/** The accounts and values of a column. */
type ColumnValues = RawBuilder<unknown>;

function profileColumns(list: ListName): ColumnValues[] {
  return formFacts.flatMap((fact) => {
    const rules = factRules[fact];
    if (!('list' in rules) || rules.list !== list) return [];
    const column = sql.ref(fact);
    const value = rules.kind === 'set' || rules.kind === 'words' ? sql`unnest(${column})` : column;
    return sql`select account_id, ${value} as value from profiles where ${column} is not null`;
  });
}

function preferenceColumns(list: ListName): ColumnValues[] {
  return Object.entries(criteria)
    .filter(([, criterion]) => criterion.kind === 'set' && criterion.list === list)
    .map(([name]) => {
      const column = sql.ref(name);
      return sql`select account_id, unnest(${column}) as value from preferences where ${column} is not null`;
    });
}

/** A profile with a value twice, as mother tongue and as language spoken, counts once. */
async function countUses(
  database: Database,
  { columns, values }: { columns: readonly ColumnValues[]; values: readonly string[] },
): Promise<Map<string, number>> {
  if (columns.length === 0) return new Map();
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*) as count from (${sql.join(columns, sql` union `)}) as held
    where value = any(${[...values]}::text[])
    group by value`.execute(database);
  return new Map(rows.map(({ value, count }) => [value, count]));
}
