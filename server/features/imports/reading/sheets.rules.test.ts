import { expect, it } from 'vitest';
import { cleanCell, findDelimiter, recogniseFormat } from './sheets.rules.ts';

it.each([
  ['Name,Sex\nAsha,F\n', ','],
  ['Noor Rishtey Bureau, Hyderabad\nName;Sex;Salary\nAsma;F;\nSaba;F;$1,000\n', ';'],
  ['List of brides\nName\tSex\nAsha\tF\n', '\t'],
  ['"A; B; C",Sex\n"D; E; F",F\n', ','],
  ['Name\nAsha\n', ','],
])('what separates cells is found below the titles: %j', (text, sign) => {
  expect(findDelimiter(text)).toBe(sign);
});

it.each([
  ['\u200B\u202A Asha\u00A0\u202C\uFEFF', 'Asha'],
  ['\u3164', ''],
  ['\u2800\u00AD', ''],
  ['അവന്\u200D', 'അവന്\u200D'],
  ['Asha\u200D', 'Asha'],
  ["'- two sisters", '- two sisters'],
  ["'＝x", '＝x'],
  ['="0012 ""x"""', '0012 "x"'],
])('the cell %j is stored as %j', (cell, stored) => {
  expect(cleanCell(cell)).toBe(stored);
});

it('a hostile cell is stored in linear time', () => {
  for (const part of ['\u200D', '\u3164', '-', "'", '"'])
    expect(cleanCell(`${part.repeat(500_000)}x`)).toMatch(/x$/);
});

it('a text of UTF-16 needs no mark', () => {
  const text = Buffer.from('Name,Sex\n', 'utf16le');
  expect([recogniseFormat(text), recogniseFormat(Buffer.from(text).swap16())]).toEqual([
    'utf-16le',
    'utf-16be',
  ]);
});
