import { describe, expect, it } from 'vitest';
import { checkDateOfBirth } from './profiles.rules.ts';

const rules = { today: '2026-06-15', legalAges: { bride: 18, groom: 21 } };

describe('the legal age', () => {
  it.each([
    ['Female', '2008-06-15', null],
    ['Female', '2008-06-16', 'validation.below_legal_age'],
    ['Male', '2005-06-15', null],
    ['Male', '2005-06-16', 'validation.below_legal_age'],
    ['Other', '2005-06-16', 'validation.below_legal_age'],
    ['Female', '2026-06-16', 'validation.dob'],
  ])('of somebody %s born %s', (gender, dateOfBirth, wrong) => {
    expect(checkDateOfBirth({ gender, dateOfBirth }, rules)).toBe(wrong);
  });
});
