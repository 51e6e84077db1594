import { describe, expect, it } from 'vitest';
import {
  estimateBirth,
  isBlank,
  readCount,
  readEmail,
  readPhone,
  readYesNo,
  isEmptyWord,
  listPhones,
} from './cells.rules.ts';

describe('a cell', () => {
  it('counts as empty by the usual texts and those of the mapping', () => {
    const texts = ['', ' - ', 'N/A', 'Not specified', '-1', '0'];
    expect(texts.filter((text) => !isBlank(text, new Set(['-1'])))).toEqual(['0']);
  });

  it.each([
    ['2', 2],
    ['2.0', 2],
    ['2 (1 married)', 2],
    ['Nil', 0],
    ['None', 0],
    ['Two', 2],
    ['1 elder, 1 younger', 2],
    ['2 - 1 married', 2],
    ['3 / 2 mrd 1 unmarried', 3],
    ['2 of whom 1 settled', 2],
    ['1 - 2 married', null],
    ['2 - 3', null],
    ['many', null],
  ])('%s is the count %s', (text, count) => {
    expect(readCount(text)).toBe(count);
  });

  it.each([
    ['Yes', 'true'],
    ['n', 'false'],
    ['perhaps', null],
  ])('%s means %s', (text, meaning) => {
    expect(readYesNo(text)).toBe(meaning);
  });

  it.each([
    ['28', '1998-01-01'],
    ['28 yrs', '1998-01-01'],
    ['Umra 27', '1999-01-01'],
    ['26 saal', '2000-01-01'],
    ['Age-27', '1999-01-01'],
    ['111', '1915-01-01'],
    ['twenty', null],
  ])('age %s estimates the birth as %s', (text, date) => {
    expect(estimateBirth(text, '2026-11-20')).toBe(date);
  });
});

describe('a mobile number', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['098765 43210', '9876543210'],
    ['919876543210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['+1 (415) 555-0132', '+14155550132'],
    ['9876543210.0', '9876543210'],
    ['044 2345 6789 / 98765 43210', '9876543210'],
    ['+91 (0) 98765 00103', '+919876500103'],
    ['091 98765 00103', '+919876500103'],
    ['\u202A+91 98765–00103\u202C', '+919876500103'],
    ['९८७६५ ००१०३', '9876500103'],
    ['9999999999', null],
    ['9.87654E+09', null],
    ['none', null],
  ])('is found in %s', (text, mobile) => {
    expect(readPhone(text)).toBe(mobile);
  });
});

it.each([
  ['9876500103 / 9876500104', ['9876500103', '9876500104']],
  ['9876500103.0 / 9876500104.0', ['9876500103', '9876500104']],
  ['98765001039876500104', ['9876500103', '9876500104']],
  ['98765-00103-98765-00104', ['9876500103', '9876500104']],
  ['098765 00103 098765 00104', ['9876500103', '9876500104']],
  ['0484 2345678 9847012345', ['9847012345']],
  ['98950 00203/04', ['9895000203', '9895000204']],
  ['98950-00203 / 00204', ['9895000203', '9895000204']],
  ['98950 00205, 206', ['9895000205', '9895000206']],
  ['98950 00207 or 27', ['9895000207', '9895000227']],
  ['98950 00203 and 04 (home)', ['9895000203', '9895000204']],
  ['98950 00203 - 04', ['9895000203', '9895000204']],
  ['9895000203/4/5', ['9895000203', '9895000204', '9895000205']],
  ['9895000203 / 9895000204 / 05', ['9895000203', '9895000204', '9895000205']],
  ['+971 50 123 4567 / 68', ['+971501234567', '+971501234568']],
  ['9895 - 000 - 203', ['9895000203']],
  ['98950 00203/0484-2345678', ['9895000203']],
  ['98950 00203, 6 pm', ['9895000203']],
  ['98950 00203, 10.30', ['9895000203']],
  ['98950 00203, 28 yrs', ['9895000203']],
  ['98950 00203 (2 nos)', ['9895000203']],
])('the mobile numbers of %s', (text, mobiles) => {
  expect(listPhones(text)).toEqual(mobiles);
});

it('a hostile cell of lines is looked at in linear time', () => {
  expect(isEmptyWord(`${'-'.repeat(500_000)}Asha`)).toBe(false);
  expect(isEmptyWord('-'.repeat(500_000))).toBe(true);
  expect(listPhones(`98950 00203${'/'.repeat(500_000)}`)).toEqual(['9895000203']);
  expect(listPhones(`98950 00203${'\n'.repeat(500_000)}x`)).toEqual(['9895000203']);
});

describe('an e-mail address', () => {
  it.each([
    ['Asha@Example.org', 'asha@example.org'],
    ['mailto:asha@example.org; x@example.org', 'asha@example.org'],
    ['Asha <asha@example.org>', 'asha@example.org'],
    ['asha at example', null],
    ['write to asha@example.org.', 'asha@example.org'],
    ['asha@home@example.org', null],
  ])('is found in %s', (text, email) => {
    expect(readEmail(text)).toBe(email);
  });

  // Long enough that quadratic work would exceed the time limit of a test.
  it.each(['a@', 'aa', 'a.'])('is searched in a hostile cell in linear time: %s', (part) => {
    expect(readEmail(part.repeat(250_000))).toBeNull();
  });
});
