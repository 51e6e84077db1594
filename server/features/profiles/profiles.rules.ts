import { ageOn } from '#contract/fields/age.ts';
import { placeAfter } from '#contract/fields/place-after.ts';
import type { ValidationKey } from '#contract/calls/messages.ts';
import { completingCriteria } from '#contract/preferences/preference.criteria.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import type { ProfileForm } from '#contract/profiles/profile-form.ts';
import {
  factRules,
  type FormFact,
  formFacts,
  type profileFormNames,
  profileWireNames,
} from '#contract/profiles/fact-names.ts';
import type { Completion } from '#contract/profiles/profile.wire.ts';

/** The ages at which the law allows a marriage; site settings. */
export type LegalAges = { bride: number; groom: number };

/**
 * What is wrong with a date of birth, or null. It must be in the past, and the person of legal age: the bride's for a woman,
 * the groom's for any other gender. `today` is `YYYY-MM-DD` in the site's time zone.
 */
export function checkDateOfBirth(
  person: { dateOfBirth: string; gender: string },
  rules: { today: string; legalAges: LegalAges },
): ValidationKey | null {
  if (person.dateOfBirth > rules.today) return 'validation.dob';
  const legalAge = person.gender === 'Female' ? rules.legalAges.bride : rules.legalAges.groom;
  return ageOn(person.dateOfBirth, rules.today) < legalAge ? 'validation.below_legal_age' : null;
}

/** Facts as they are stored: values of choice lists are codes or own words. Absent facts are not stated. */
export type StoredFacts = { [Fact in FormFact]?: ProfileForm[(typeof profileFormNames)[Fact]] };

/** The facts that count for completion, in the order of the specification. */
const completingFacts = placeAfter(
  formFacts.filter((fact) => factRules[fact].completes ?? true),
  { motherTongue: 'height', professionArea: 'college' },
);

const profileFields = [...(['accountId', 'profilePicture', 'images'] as const), ...completingFacts].map(
  (name) => profileWireNames[name],
);

/** The 33 documented profile fields (the privacy of the income is none) and the 17 documented criteria of the preference. */
export const completionFields: readonly string[] = [
  ...profileFields,
  ...completingCriteria.map((name) => preferenceWireNames[name]),
];

/**
 * Filled fields divided by all fields of profile and partner preference together, in whole percent. Source: specification,
 * profile completion. Nothing, an empty text and an empty list are not filled; a zero is.
 */
export function measureCompletion(values: Readonly<Record<string, unknown>>): Completion {
  const missing = completionFields.filter((field) => !isFilled(values[field]));
  const filled = completionFields.length - missing.length;
  return { percentage: Math.round((filled / completionFields.length) * 100), missing };
}

function isFilled(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
