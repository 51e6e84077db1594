import { expect, it } from 'vitest';
import { fillMerged } from './fill-merged.ts';
import { isFromAbove, plainStored } from './merged-cells.rules.ts';
import { sheetLimits } from './sheets.rules.ts';

const below = { column: 2, last: 4 };

it('a value counts up to the last row', () => {
  const fill = fillMerged(new Map([[2, [below]]]));
  const rows = [2, 4, 5].map((row) => fill(row, row === 2 ? ['Asha', '', 'Hindu'] : ['Anu']));
  expect(rows.map((cells) => cells.map(plainStored))).toEqual([
    ['Asha', '', 'Hindu'],
    ['Anu', '', 'Hindu'],
    ['Anu'],
  ]);
  expect(rows.map((cells) => cells.map(isFromAbove))).toEqual([
    [false, false, false],
    [false, false, true],
    [false],
  ]);
});

it('the value of a row that is no person is none', () => {
  const fill = fillMerged(new Map([[1, [below]]]));
  expect(fill(3, ['Asha'])).toEqual(['Asha']);
});

it('a long text over all rows is refused in time', () => {
  const fill = fillMerged(new Map([[2, [{ column: 0, last: 1_048_576 }]]]));
  const text = 'a'.repeat(sheetLimits.cellCharacters);
  fill(2, [text]);
  const rows = Math.floor(sheetLimits.workbookCharacters / text.length);
  for (let row = 3; row < rows + 3; row += 1) fill(row, []);
  expect(() => fill(rows + 3, [])).toThrow('This sheet is too big');
});
