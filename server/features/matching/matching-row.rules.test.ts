import { describe, expect, it } from 'vitest';
import { criteria, criterionNames } from '#contract/preferences/preference.criteria.ts';
import { matchingRows } from '#server/migrations/tables/matches.tables.ts';
import { factColumn, type MatchingRow, readMatchingRow, wantedColumn } from './matching-row.rules.ts';

const columns: ReadonlySet<string> = new Set(Object.keys(matchingRows));
// A row of somebody of whom nothing is known but what everybody tells.
const bare = {
  ...Object.fromEntries(Object.keys(matchingRows).map((name) => [name, null])),
  accountId: 7,
  gender: 'Female',
  dateOfBirth: '1996-02-29',
  mustHave: [],
} satisfies MatchingRow;
const codesOf = () => new Set(['hindu', 'jain', 'other', 'prefer-not-to-say']);
const read = (changes: Record<string, unknown>, today = '2026-11-20') =>
  readMatchingRow({ ...bare, ...changes }, { today, codesOf });

describe('the columns of a matching row', () => {
  it('hold the fact and the wish of each criterion', () => {
    const facts: Partial<Record<string, string[]>> = {
      age: ['dateOfBirth'],
      annualIncome: ['incomeFrom', 'incomeTo'],
    };
    const missing = criterionNames.flatMap((name) => {
      const wanted = wantedColumn(name);
      const wishes = criteria[name].kind === 'range' ? [`${wanted}From`, `${wanted}To`] : [wanted];
      return [...(facts[name] ?? [factColumn(name)]), ...wishes].filter((column) => !columns.has(column));
    });
    expect(missing).toEqual([]);
  });

  it('know nothing of plans, payments, contacts or interests', () => {
    const owed = /plan|paid|payment|price|interest|contact|mail|mobile|name|photo/i;
    expect([...columns].filter((column) => owed.test(column))).toEqual([]);
  });
});

describe('a matching row tells', () => {
  it('the age of the day, also of somebody born on a leap day', () => {
    const ages = ['2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29'].map(
      (today) => read({}, today).facts.age,
    );
    expect(ages).toEqual([29, 30, 31, 32].map((age) => ({ from: age, to: age })));
  });

  it('numbers with both ends alike, and words as they are', () => {
    const { facts } = read({ height: 165, religion: 'sarna dharam' });
    expect(facts.height).toEqual({ from: 165, to: 165 });
    expect(facts.religion).toBe('sarna dharam');
  });

  it('an income as the band that it is, and none when it is not told', () => {
    expect(read({ incomeFrom: 500_000, incomeTo: 750_000 }).facts.annualIncome).toEqual({
      from: 500_000,
      to: 750_000,
    });
    expect(read({ incomeFrom: 10_000_000 }).facts.annualIncome).toEqual({ from: 10_000_000, to: null });
    expect(read({}).facts.annualIncome).toBeNull();
  });

  it('nothing of what somebody does not tell', () => {
    const { age: _age, ...others } = read({}).facts;
    expect(Object.values(others).every((fact) => fact === null)).toBe(true);
  });

  it('what somebody looks for, ranges with open ends, and sets', () => {
    const { wanted } = read({ wantedAgeFrom: 25, wantedReligion: ['jain'] }).wish;
    expect([...wanted]).toEqual([
      ['age', { kind: 'range', from: 25, to: null }],
      ['religion', { kind: 'among', values: ['jain'] }],
    ]);
  });

  it('“Other” as whatever the list does not have', () => {
    const { wanted } = read({ wantedReligion: ['jain', 'other'] }).wish;
    expect(wanted.get('religion')).toEqual({ kind: 'anyBut', values: ['hindu', 'prefer-not-to-say'] });
  });

  it('the must-haves, and no word that is none', () => {
    const { mustHave } = read({ wantedAgeFrom: 25, mustHave: ['age', 'wealth'] }).wish;
    expect([...mustHave]).toEqual(['age']);
  });
});
