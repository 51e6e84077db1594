import { expect, test } from 'vitest';
import { splitRows } from './comparison-rows.rules.ts';

test('differences come first, then what is not stated; what fits is apart', () => {
  const row = (criterion: string, verdict: 'met' | 'missed' | 'unknown') => ({
    criterion,
    verdict,
    must_have: false,
    wanted: '',
    fact: null,
  });
  const rows = [row('age', 'met'), row('height', 'unknown'), row('diet', 'missed'), row('state', 'met')];
  const { open, met } = splitRows(rows);
  expect(open.map(({ criterion }) => criterion)).toEqual(['diet', 'height']);
  expect(met.map(({ criterion }) => criterion)).toEqual(['age', 'state']);
});
