import { ageOn } from '#contract/fields/age.ts';
import {
  criteria,
  type Criterion,
  type CriterionName,
  criterionNames,
  type Preference,
} from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import {
  type CodesOf,
  type Fact,
  type Facts,
  type PartnerPreference,
  readStatedCriteria,
} from './comparison.rules.ts';
import { readShares } from './stored-criteria.rules.ts';

/** The columns of a matching row as they are read. */
export type MatchingRow = Readonly<Record<string, unknown>> & {
  accountId: number;
  gender: string;
  dateOfBirth: string;
  mustHave: string[];
  wantedShares: (number | null)[];
};

/** What matching compares of a member. */
export type Candidate = { accountId: number; gender: string; facts: Facts; preference: PartnerPreference };

/** Reads a row. `today` is `YYYY-MM-DD` where the site is: ages follow from it. */
export function readMatchingRow(
  row: MatchingRow,
  { today, codesOf }: { today: string; codesOf: CodesOf },
): Candidate {
  const { accountId, gender } = row;
  const knownFacts = criterionNames.map((name) => [name, readFact(name, { row, today })]);
  const values = criterionNames.map((name) => [name, readValue(name, row)]);
  const mustHave = criterionNames.filter((name) => row.mustHave.includes(name));
  // One value for each criterion; `fromEntries` knows keys as strings alone.
  const facts = Object.fromEntries(knownFacts) as Facts;
  // The columns of a criterion contain what its kind says.
  const preference = { ...Object.fromEntries(values), mustHave } as Preference;
  return {
    accountId,
    gender,
    facts,
    preference: {
      stated: readStatedCriteria(preference, codesOf),
      mustHave: new Set(mustHave),
      shares: readShares(row.wantedShares),
    },
  };
}

/** The column of a fact; income has two, `incomeFrom` and `incomeTo`. */
export function factColumn(name: CriterionName): string {
  return criteria[name].fact;
}

const rangeWords: Partial<Record<CriterionName, string>> = { annualIncome: 'income' };

const wantedColumns = new Map(
  criterionNames.map((name): [CriterionName, string] => {
    const criterion: Criterion = criteria[name];
    const word = criterion.kind === 'range' ? rangeWords[name] : criterion.fact;
    return [name, `wanted${(word ?? name).replace(/^./, (letter) => letter.toUpperCase())}`];
  }),
);

/** The column of a criterion's value; a range has two, ending in From and To. */
export function wantedColumn(name: CriterionName): string {
  return wantedColumns.get(name) ?? name;
}

function readFact(name: CriterionName, { row, today }: { row: MatchingRow; today: string }): Fact {
  if (name === 'age') return exactly(ageOn(row.dateOfBirth, today));
  if (name === 'annualIncome') return readRange(row['incomeFrom'], row['incomeTo']);
  const value = row[factColumn(name)];
  if (typeof value === 'number') return exactly(value);
  return typeof value === 'string' ? value : null;
}

function readValue(name: CriterionName, row: MatchingRow): Range | string[] | null {
  const column = wantedColumn(name);
  if (criteria[name].kind === 'range') return readRange(row[`${column}From`], row[`${column}To`]);
  const values = row[column];
  return Array.isArray(values) ? values.map(String) : null;
}

function exactly(value: number): Range {
  return { from: value, to: value };
}

/** Null when both ends are open. */
function readRange(from: unknown, to: unknown): Range | null {
  const ends = { from: typeof from === 'number' ? from : null, to: typeof to === 'number' ? to : null };
  return ends.from === null && ends.to === null ? null : ends;
}
