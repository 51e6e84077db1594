import { expect, test } from 'vitest';
import { listChoiceRows } from './list-choice-rows.ts';

const rows = listChoiceRows();
const rowsOf = (list: string) => rows.filter((row) => row.list === list);

test('codes are slugs, and unique in their list', () => {
  const keys = rows.map(({ list, code }) => `${list} ${code}`);
  expect(new Set(keys).size).toBe(rows.length);
  expect(rows.filter(({ code }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
});

test('every label fits the field of a registration', () => {
  expect(rows.filter(({ label }) => label.length === 0 || label.length > 80)).toEqual([]);
});

test('every community belongs to a religion of the list, or fits each of them', () => {
  const religions = new Set(rowsOf('religion').map(({ code }) => code));
  expect(rows.filter(({ parent }) => parent !== null && !religions.has(parent))).toEqual([]);
});

test('both lists end with Other and Prefer not to say', () => {
  for (const list of ['religion', 'community']) {
    const last = rowsOf(list)
      .toSorted((one, other) => one.position - other.position)
      .slice(-2);
    expect(last.map(({ label, parent }) => ({ label, parent }))).toEqual([
      { label: 'Other', parent: null },
      { label: 'Prefer not to say', parent: null },
    ]);
  }
});

test('the parts of a community carry its name', () => {
  expect(rows).toContainEqual(
    expect.objectContaining({ code: 'hindu-brahmin-iyer', label: 'Brahmin – Iyer', parent: 'hindu' }),
  );
});
