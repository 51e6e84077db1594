import { describe, expect, it } from 'vitest';
import { ageOn } from './age.ts';
import { dateOfBirth, emailOrMobile, line, mobile, rowId } from './fields.ts';

describe('identifiers', () => {
  it.each([
    ['Asha@Example.ORG ', 'asha@example.org'],
    ['9876543210', '+919876543210'],
    ['+447700900123', '+447700900123'],
  ])('%s means %s', (typed, meant) => {
    expect(emailOrMobile.parse(typed)).toBe(meant);
  });

  it.each(['98765', 'asha', '98765432101', '+0123456789', '9876543210\n9'])('%s is refused', (typed) => {
    expect(emailOrMobile.safeParse(typed).success).toBe(false);
    expect(mobile.safeParse(typed).success).toBe(false);
  });
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
