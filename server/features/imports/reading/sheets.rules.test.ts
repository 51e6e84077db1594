import { expect, it } from 'vitest';
import { line } from '#contract/fields/fields.ts';
import { cleanCell, findDelimiter, nameColumns, recogniseFormat } from './sheets.rules.ts';

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

it.each([
  'Name,Sex\n',
  'Name',
  'പേര്\tലിംഗം\tജനന തീയതി\r\nആശ\tസ്ത്രീ\t14/03/1997\r\n',
  'नाम,लिंग\nआशा,महिला\nअनु,महिला\n',
  'பெயர்;பாலினம்\r\nஆஷா;பெண்\r\n',
  'ಹೆಸರು,ಲಿಂಗ\nಆಶಾ,ಹೆಣ್ಣು\n',
  '名字\t性别\n阿\t女\n',
])('a text of UTF-16 needs no mark: %j', (words) => {
  const text = Buffer.from(words, 'utf16le');
  expect([recogniseFormat(text), recogniseFormat(Buffer.from(text).swap16())]).toEqual([
    'utf-16le',
    'utf-16be',
  ]);
});

it.each([
  ['Name,Sex\nAsha\0,F\nAnu,F\n', 'utf-8'],
  ['\0Name,Sex\nAsha,F\n', 'utf-8'],
  [`Name,Sex\n${'Asha,F\n'.repeat(100)}As\0ha,F\0\nA\u0001nu,F\n`, 'utf-8'],
  ['\u0001\u0002\u0003\u0004Name', null],
  ['\u00D0\u00CF\u0011\u00E0\u0000\u0000\u0001\u0000Name,Sex', null],
  ['<html>', null],
])('one control character is no other format: %j', (text, format) => {
  expect(recogniseFormat(Buffer.from(text, 'latin1'))).toBe(format);
});

it.each([
  ['Na\uFFFDme', 'Name'],
  ['\uFFFD"Name', '"Name'],
  ['\uFFFD', 'Column 1'],
  ['\u034F \uFE0F', 'Column 1'],
  [`N${'😀'.repeat(120)}`, `N${'😀'.repeat(89)}`],
])('the header %j names a column as a mapping may have it: %j', (header, name) => {
  const [column] = nameColumns([header]);
  expect(column).toBe(name);
  expect(line(200, 'validation.required').parse(column)).toBe(name);
});
