import { describe, expect, it } from 'vitest';
import { profileForm } from '#contract/profiles/profile-form.ts';
import { checkDateOfBirth, completionFields, measureCompletion } from './profiles.rules.ts';
import { readFacts, type ReadText } from './read-facts.rules.ts';

const rules = { today: '2026-06-15', legalAges: { bride: 18, groom: 21 } };

describe('the legal age', () => {
  it.each([
    ['Female', '2008-06-15', null],
    ['Female', '2008-06-16', 'validation.below_legal_age'],
    ['Male', '2005-06-15', null],
    ['Male', '2005-06-16', 'validation.below_legal_age'],
    ['Other', '2005-06-16', 'validation.below_legal_age'],
    ['Female', '2026-06-16', 'validation.dob'],
  ])('of a person who is %s and born on %s', (gender, dateOfBirth, wrong) => {
    expect(checkDateOfBirth({ gender, dateOfBirth }, rules)).toBe(wrong);
  });
});

/** Returns its arguments as text, so that a test sees the narrowing. */
const resolve: ReadText = ({ list, text, parents }) => ({
  value: `${list}:${text}${parents ? ` in ${parents.join()}` : ''}`,
  detail: null,
});

function read(form: object, current: object = {}) {
  return readFacts(profileForm.parse(form), { read: resolve, current });
}

describe('the facts of a form', () => {
  it('are only those that the form names', () => {
    expect(Object.keys(read({ father: 'Mathew', userId: 7 }))).toEqual(['father']);
  });

  it('are cleared by an empty text and by null', () => {
    expect(read({ diet: '', height: null })).toEqual({ diet: null, height: null });
  });

  it('resolve a list within the value that the same form states', () => {
    expect(read({ community: 'Nadar', religion: 'Hindu' }, { religion: 'christian' })).toEqual({
      religion: 'religion:Hindu',
      community: 'community:Nadar in religion:Hindu',
    });
  });

  it('resolve a list within the current value when the form does not name it', () => {
    expect(read({ district: 'Kollam' }, { state: 'kl' })).toEqual({ district: 'district:Kollam in kl' });
  });

  it('resolve a list as a whole while nothing narrows it, and when the form clears the narrowing fact', () => {
    expect(read({ district: 'Kollam' }, { state: null })).toEqual({ district: 'district:Kollam' });
    expect(read({ district: 'Kollam', state: '' }, { state: 'kl' })).toEqual({
      state: null,
      district: 'district:Kollam',
    });
  });

  it('resolve every language separately', () => {
    expect(read({ languages: 'Tamil, Hindi' })).toEqual({
      languages: ['mother_tongue:Tamil', 'mother_tongue:Hindi'],
    });
  });

  it('store an undisclosed income as its code', () => {
    expect(read({ annual_income: 'prefer not to say' })).toEqual({ annualIncome: 'prefer-not-to-say' });
  });
});

describe('completion', () => {
  it('counts 33 fields of the profile and 17 of the preference', () => {
    expect(completionFields.filter((name) => name.startsWith('u_'))).toHaveLength(33);
    expect(completionFields.filter((name) => name.startsWith('pp_'))).toHaveLength(17);
    expect(new Set(completionFields).size).toBe(50);
  });

  it('is 0 without any value, and 100 with all values', () => {
    expect(measureCompletion({}).percentage).toBe(0);
    const all = Object.fromEntries(completionFields.map((name) => [name, 'x']));
    expect(measureCompletion(all)).toEqual({ percentage: 100, missing: [] });
  });

  it.each([
    ['null', null, false],
    ['an empty text', '', false],
    ['an empty list', [], false],
    ['a zero', 0, true],
    ['a list', ['a'], true],
  ])('with %s as a value', (_name, value, isFilled) => {
    expect(measureCompletion({ u_no_sisters: value }).missing.includes('u_no_sisters')).toBe(!isFilled);
  });
});
