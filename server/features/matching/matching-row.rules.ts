import { ageOn } from '#contract/age.ts';
import {
  criteria,
  criterionNames,
  type Criterion,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import type { Preference } from '#contract/preferences/stated-preference.ts';
import { type CodesOf, type Fact, readWanted } from './criteria.rules.ts';
import type { Facts, Wish } from './score.rules.ts';

/** The columns of a matching row as they are read. */
export type MatchingRow = Readonly<Record<string, unknown>> & {
  accountId: number;
  gender: string;
  dateOfBirth: string;
  mustHave: string[];
};

/** A member as matching sees them: what they tell and what they look for. */
export type Candidate = { accountId: number; gender: string; facts: Facts; wish: Wish };

/** Reads a row. `today` is `YYYY-MM-DD` where the site is: people grow older. */
export function readMatchingRow(
  row: MatchingRow,
  { today, codesOf }: { today: string; codesOf: CodesOf },
): Candidate {
  const entries = criterionNames.map((name) => [name, readFact(name, { row, today })]);
  const wishes = criterionNames.map((name) => [name, readWish(name, row)]);
  const mustHave = criterionNames.filter((name) => row.mustHave.includes(name));
  // One value for each criterion; `fromEntries` knows keys as strings alone.
  const facts = Object.fromEntries(entries) as Facts;
  // The columns of a criterion hold what its kind says.
  const preference = { ...Object.fromEntries(wishes), mustHave } as Preference;
  const { accountId, gender } = row;
  return {
    accountId,
    gender,
    facts,
    wish: { wanted: readWanted(preference, codesOf), mustHave: new Set(mustHave) },
  };
}

/** The column that holds a fact; income has two, `incomeFrom` and `incomeTo`. */
export function factColumn(name: CriterionName): string {
  return criteria[name].fact;
}

/** The column of the values that somebody looks for; a range has two, ending in From and To. */
export function wantedColumn(name: CriterionName): string {
  const criterion: Criterion = criteria[name];
  const word = criterion.kind === 'range' ? rangeWords[name] : criterion.fact;
  return `wanted${(word ?? name).replace(/^./, (letter) => letter.toUpperCase())}`;
}

const rangeWords: Partial<Record<CriterionName, string>> = { annualIncome: 'income' };

function readFact(name: CriterionName, { row, today }: { row: MatchingRow; today: string }): Fact {
  if (name === 'age') return exactly(ageOn(row.dateOfBirth, today));
  if (name === 'annualIncome') return readRange(row['incomeFrom'], row['incomeTo']);
  const value = row[factColumn(name)];
  if (typeof value === 'number') return exactly(value);
  return typeof value === 'string' ? value : null;
}

function readWish(name: CriterionName, row: MatchingRow): Range | string[] | null {
  const column = wantedColumn(name);
  if (criteria[name].kind === 'range') return readRange(row[`${column}From`], row[`${column}To`]);
  const values = row[column];
  return Array.isArray(values) ? values.map(String) : null;
}

function exactly(value: number): Range {
  return { from: value, to: value };
}

/** A range with both ends open is none. An income without its lower end is not told. */
function readRange(from: unknown, to: unknown): Range | null {
  const ends = { from: typeof from === 'number' ? from : null, to: typeof to === 'number' ? to : null };
  return ends.from === null && ends.to === null ? null : ends;
}
