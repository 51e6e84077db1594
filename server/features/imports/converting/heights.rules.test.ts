import { describe, expect, it } from 'vitest';
import { doubtHeight, readHeight } from './heights.rules.ts';

describe('a height of a sheet', () => {
  it.each([
    ['168', 168],
    ['168 cm', 168],
    ['168.4cms', 168],
    ['1.68 m', 168],
    ['1,68m', 168],
    [`5'6"`, 168],
    ['5’6”', 168],
    ["5'6''", 168],
    [`5' 6`, 168],
    [`6'`, 183],
    ['5 ft 6 in', 168],
    ['5ft6', 168],
    ['5 feet 6 inches', 168],
    ['5 ft. - 6 ins', 168],
    ['5.6 ft', 168],
    ['5.11', 180],
    ['5.11"', 180],
    [`5'6" (169 cm)`, 169],
    ['66 inches', 168],
    ['66"', 168],
    ['66', 168],
    [`5'6" / 55 kg`, 168],
    ['5 ft 6, 55kg', 168],
    ['168 CM 62 Kgs', 168],
    ['5f 6i', 168],
    [`5'9" Med.`, 175],
    [`5'5½" V. Fair`, 166],
    ['5-7 / Normal', 170],
    ['5 ft 6 in, fair, slim', 168],
    ['163 Wheatish', 163],
    ['5.4 sawla', 163],
    ['Ht. 5.4', 163],
    ['5"4', 163],
    ['5-6 ft', 168],
    [`5'14"`, null],
    ['tall', null],
  ])('%s is %s cm', (text, centimetres) => {
    expect(readHeight(text, 'any')).toBe(centimetres);
  });

  it.each([
    ['5½ ft', 168],
    ['5 ½', 168],
    ['5½', 168],
    ["5½'", 168],
    ['5¼ feet', 160],
    ['5 ¾ ft', 175],
    ['5⅓ ft', 163],
    ['5 1/2 ft', 168],
    ['5-1/2 feet', 168],
    ['5 ft ½', 168],
    ['5½ ft, fair', 168],
    ['Ht: 5½ ft', 168],
    ['5 and half feet', 168],
    ['5 & a half feet', 168],
    ['5 feet and a half', 168],
    ['five and a half feet', 168],
    ['Five feet six inches', 168],
    ['5 and quarter feet', 160],
    ['5 and three quarter ft', 175],
    ['saade paanch feet', 168],
    ['paanch aur aadha', 168],
    ['5½"', 168],
    ['~5½', 168],
    ['5 feet and 6 inches', 168],
    ['5 फुट 6 इंच', 168],
    ['5 അടി 6 ഇഞ്ച്', 168],
    ['5 அடி 6 அங்குலம்', 168],
    ["5'6½", 169],
    ['5 ft 6 ½ in', 169],
    ['5 ft 6 and half inches', 169],
    ['5.6½', 169],
    ['5-6¼', 168],
    ['5 ft ½ in', 154],
    ['66½ in', 169],
    ['168½ cm', 169],
    ['5.5 ft', 165],
  ])('has parts of a foot and of an inch: %s', (text, centimetres) => {
    expect(readHeight(text, 'any')).toBe(centimetres);
  });

  it('without a unit has the unit of the mapping', () => {
    expect([readHeight('75', 'inches'), readHeight('75', 'centimetres'), readHeight('5.5', 'feet')]).toEqual([
      191, 75, 165,
    ]);
  });
});

it.each([
  ['5.1', 155, true, 'row.height_of_tenths'],
  ['4.1', 124, true, 'row.height_of_tenths'],
  ['6.1', 185, true, 'row.height_of_tenths'],
  ['5.1', 155, false, null],
  ['5.10', 178, true, null],
  ["5'1", 155, true, null],
  ['5.2', 157, true, null],
  ['4.1', 124, false, 'row.height_unlikely'],
  ['130', 130, false, 'row.height_unlikely'],
  [`4'6"`, 137, true, null],
])('%s, read as %s cm, is doubtful (workbook: %s): %s', (text, centimetres, isWorkbook, doubt) => {
  expect(doubtHeight(text, { centimetres, isWorkbook })).toBe(doubt);
});
