import { type RawBuilder, sql } from 'kysely';
import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { tables } from '#server/migrations/tables.ts';
import { completingFacts } from './profiles.rules.ts';

/** The first columns of ranges have other names than their criteria. */
const rangeColumns: Partial<Record<CriterionName, readonly [string, string]>> = {
  age: ['ageFrom', 'ageTo'],
  height: ['heightFrom', 'heightTo'],
  annualIncome: ['incomeFrom', 'incomeTo'],
};

/**
 * How many of the fields of `measureCompletion` a member has filled, in a statement with `profiles` and `preferences` of the member;
 * a test compares the two.
 */
export function countFilled(): RawBuilder<number> {
  const facts = completingFacts.map((fact) => filled('profiles', fact));
  const stated = criterionNames.map((name) => {
    const [from, to] = rangeColumns[name] ?? [];
    if (from === undefined || to === undefined) return filled('preferences', name);
    return sql`coalesce(${sql.ref(`preferences.${from}`)}, ${sql.ref(`preferences.${to}`)})`;
  });
  const hasPhoto = (positions: RawBuilder<unknown>) => sql`(exists (
    select from photos where photos.account_id = profiles.account_id and photos.position ${positions}))::integer`;
  // The account's own number is one of the documented fields.
  return sql<number>`(1 + num_nonnulls(${sql.join([...facts, ...stated])})
    + ${hasPhoto(sql`= 0`)} + ${hasPhoto(sql`> 0`)})`;
}

/** A column that is null when it is empty. */
function filled(table: 'profiles' | 'preferences', column: string): RawBuilder<unknown> {
  const kinds: Readonly<Record<string, string>> = tables[table];
  const kind = kinds[column] ?? '';
  const reference = sql.ref(`${table}.${column}`);
  if (kind.startsWith('text[]')) return sql`nullif(${reference}, '{}')`;
  return kind.startsWith('text') ? sql`nullif(${reference}, '')` : reference;
}
