import { describe, expect, it, test } from 'vitest';
import { ageOn } from './age.ts';
import { optionalCount } from './optional-fields.ts';
import { dateOfBirth, email, emailOrMobile, line, mobile, oneTimeCode, rowId } from './fields.ts';

describe('identifiers', () => {
  it.each([
    ['Asha@Example.ORG ', 'asha@example.org'],
    ['9876543210', '+919876543210'],
    ['+447700900123', '+447700900123'],
    ['\u202Aasha@example.org\u202C', 'asha@example.org'],
    ['ａｓｈａ＠example.org', 'asha@example.org'],
    ['+91 (0) 98765 43210', '+919876543210'],
  ])('%s means %s', (typed, meant) => {
    expect(emailOrMobile.parse(typed)).toBe(meant);
  });

  it.each(['98765', 'asha', '98765432101', '+0123456789', '9876543210\n9'])('%s is refused', (typed) => {
    expect(emailOrMobile.safeParse(typed).success).toBe(false);
    expect(mobile.safeParse(typed).success).toBe(false);
  });
});

test.each([
  ['2000–02–29', '2000-02-29'],
  ['२०००-०२-२९', '2000-02-29'],
  ['\u200E2000-02-29\u200E', '2000-02-29'],
])('the date %j is %s', (typed, meant) => {
  expect(dateOfBirth.parse(typed)).toBe(meant);
});

test.each([
  ['१२३४', '1234'],
  ['12 34', '1234'],
  [' 123-456\u200B', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴', '1234'],
])('the code %j is %s', (typed, meant) => {
  expect(oneTimeCode.parse(typed)).toBe(meant);
});

test('a number of a form may have digits of any script', () => {
  expect(optionalCount(100, 250).parse('೧೬೮')).toBe(168);
  expect(email.safeParse('asha\u200B@example.org').data).toBe('asha@example.org');
});

describe('names', () => {
  const name = line(60, 'validation.first_name');
  it.each(['Āśā', 'മരിയ', 'आशा', 'José-María', "O'Neil", 'நிலா'])('%s is a name', (text) => {
    expect(name.parse(text)).toBe(text);
  });

  it.each(['a\0b', 'a\uD800', 'a\u202Eb', 'a\nb', 'a\u0007', '\u2066a'])('%j is not', (text) => {
    expect(name.safeParse(text).success).toBe(false);
  });
});

describe('dates of birth', () => {
  it.each(['1900-01-01', '2000-02-29'])('%s is one', (text) => {
    expect(dateOfBirth.parse(text)).toBe(text);
  });

  it.each(['1899-12-31', '2001-02-29', '1990-13-01', '1990-1-1', '01-01-1990', ''])('%s is none', (text) => {
    expect(dateOfBirth.safeParse(text).success).toBe(false);
  });
});

describe('ids of rows', () => {
  it.each([1, 2_147_483_647])('%s is one', (id) => {
    expect(rowId.parse(id)).toBe(id);
  });

  it.each(['7', 0, -7, 1.5, 2_147_483_648, 1e12, null, undefined])('%j is none, with a message', (id) => {
    const issues = rowId.safeParse(id).error?.issues.map(({ message }) => message);
    expect(issues).toEqual(['validation.id']);
  });
});

describe('age', () => {
  it.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
  ])('of %s on %s is %i', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });
});
