import { ageOn } from '#contract/age.ts';
import type { ValidationKey } from '#contract/messages.ts';

/** The ages at which the law allows a marriage, by gender; site settings. */
export type LegalAges = { bride: number; groom: number };

/**
 * What is wrong with a date of birth, or null. It lies in the past, and the person has the legal age: the bride's for
 * women, the groom's for everybody else. `today` is `YYYY-MM-DD` in the site's time zone.
 */
export function checkDateOfBirth(
  person: { dateOfBirth: string; gender: string },
  rules: { today: string; legalAges: LegalAges },
): ValidationKey | null {
  if (person.dateOfBirth > rules.today) return 'validation.dob';
  const legalAge = person.gender === 'Female' ? rules.legalAges.bride : rules.legalAges.groom;
  return ageOn(person.dateOfBirth, rules.today) < legalAge ? 'validation.below_legal_age' : null;
}
