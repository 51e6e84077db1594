import { describe, expect, it } from 'vitest';
import { criteria, criterionNames } from '#contract/preferences/preference.criteria.ts';
import { matchingRows } from '#server/migrations/tables/matches.tables.ts';
import { factColumn, type MatchingRow, readMatchingRow, wantedColumn } from './matching-row.rules.ts';

const columns: ReadonlySet<string> = new Set(Object.keys(matchingRows));
// A row with the facts alone that every profile has.
const bare = {
  ...Object.fromEntries(Object.keys(matchingRows).map((name) => [name, null])),
  accountId: 7,
  gender: 'Female',
  dateOfBirth: '1996-02-29',
  mustHave: [],
  wantedShares: [],
} satisfies MatchingRow;
const codesOf = () => new Set(['hindu', 'jain', 'other', 'prefer-not-to-say']);
const read = (changes: Record<string, unknown>, today = '2026-11-20') =>
  readMatchingRow({ ...bare, ...changes }, { today, codesOf });

describe('the columns of a matching row', () => {
  it('include the fact and the value of each criterion', () => {
    const facts: Partial<Record<string, string[]>> = {
      age: ['dateOfBirth'],
      annualIncome: ['incomeFrom', 'incomeTo'],
    };
    const missing = criterionNames.flatMap((name) => {
      const wanted = wantedColumn(name);
      const values = criteria[name].kind === 'range' ? [`${wanted}From`, `${wanted}To`] : [wanted];
      return [...(facts[name] ?? [factColumn(name)]), ...values].filter((column) => !columns.has(column));
    });
    expect(missing).toEqual([]);
  });

  it('exclude plans, payments, contacts and interests', () => {
    const excluded = /plan|paid|payment|price|interest|contact|mail|mobile|name|photo/i;
    expect([...columns].filter((column) => excluded.test(column))).toEqual([]);
  });
});

describe('a matching row is read', () => {
  it('with the age of the day, also for a birthday on a leap day', () => {
    const ages = ['2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29'].map(
      (today) => read({}, today).facts.age,
    );
    expect(ages).toEqual([29, 30, 31, 32].map((age) => ({ from: age, to: age })));
  });

  it('with numbers as ranges of equal ends, and words unchanged', () => {
    const { facts } = read({ height: 165, religion: 'sarna dharam' });
    expect(facts.height).toEqual({ from: 165, to: 165 });
    expect(facts.religion).toBe('sarna dharam');
  });

  it('with an income as its band, and null when it is unknown', () => {
    expect(read({ incomeFrom: 500_000, incomeTo: 750_000 }).facts.annualIncome).toEqual({
      from: 500_000,
      to: 750_000,
    });
    expect(read({ incomeFrom: 10_000_000 }).facts.annualIncome).toEqual({ from: 10_000_000, to: null });
    expect(read({}).facts.annualIncome).toBeNull();
  });

  it('with null for every unknown fact', () => {
    const { age: _age, ...others } = read({}).facts;
    expect(Object.values(others).every((fact) => fact === null)).toBe(true);
  });

  it('with ranges with open ends, and sets', () => {
    const { stated } = read({ wantedAgeFrom: 25, wantedReligion: ['jain'] }).preference;
    expect([...stated]).toEqual([
      ['age', { kind: 'range', from: 25, to: null }],
      ['religion', { kind: 'among', values: ['jain'] }],
    ]);
  });

  it('with “Other” as every value outside the list', () => {
    const { stated } = read({ wantedReligion: ['jain', 'other'] }).preference;
    expect(stated.get('religion')).toEqual({ kind: 'anyBut', values: ['hindu', 'prefer-not-to-say'] });
  });

  it('with its must-haves, ignoring unknown names', () => {
    const { mustHave } = read({ wantedAgeFrom: 25, mustHave: ['age', 'wealth'] }).preference;
    expect([...mustHave]).toEqual(['age']);
  });
});
