import { expect, it } from 'vitest';
import { beginWith, feetOf, fieldOfFact, listAsked, readIncome, type Held } from './held-facts.rules.ts';

const held: Held = {
  iv_facts: { firstname: 'Anitha', dob: '1995-01-01', created_by: 'My Self', email: 'a@example.org' },
  iv_missing: ['lastname', 'mobile'],
  iv_to_confirm: ['dob'],
};

it('asks for what is missing or estimated, and always for how to sign in', () => {
  expect(listAsked(held, [])).toEqual(['lastname', 'dob', 'email', 'mobile']);
  expect(listAsked({ ...held, iv_missing: [], iv_to_confirm: [] }, [])).toEqual(['email', 'mobile']);
});

it('asks for what somebody wants to correct, and for the community with its religion', () => {
  expect(listAsked(held, ['firstname'])).toContain('firstname');
  expect(listAsked(held, ['religion'])).toEqual(expect.arrayContaining(['religion', 'community']));
});

it('begins with what is held, but of an estimated date with the year alone', () => {
  expect(beginWith(held, 'email')).toBe('a@example.org');
  expect(beginWith(held, 'profile_for')).toBe('My Self');
  expect(beginWith(held, 'lastname')).toBe('');
  expect(beginWith(held, 'dob')).toBe('1995--');
  expect(beginWith({ ...held, iv_to_confirm: [] }, 'dob')).toBe('1995-01-01');
});

it('a fact that registration asks for has its field', () => {
  expect(fieldOfFact('created_by')).toBe('profile_for');
  expect(fieldOfFact('height')).toBeUndefined();
});

it('a height is said in feet and inches too', () => {
  expect(feetOf(163)).toEqual({ feet: 5, inches: 4 });
});

it('an income is a number, a range, or a range without an end', () => {
  expect(readIncome('750000')).toEqual({ from: 750000, to: 750000 });
  expect(readIncome('500000-750000')).toEqual({ from: 500000, to: 750000 });
  expect(readIncome('10000000-')).toEqual({ from: 10000000, to: undefined });
  expect(readIncome('₹5–7.5 LPA')).toBeUndefined();
});
