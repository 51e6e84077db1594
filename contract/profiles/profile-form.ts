import { z } from 'zod';
import { profileForChoices } from '../accounts/registration.ts';
import { annualIncome } from '#contract/fields/annual-income.ts';
import { dateOfBirth, line } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';
import {
  choiceText,
  optionalCount,
  optionalLine,
  optionalParagraph,
  optionalWords,
  optionalYesNo,
} from '#contract/fields/optional-fields.ts';

/** The documented choices of gender in the profile editor. */
export const genders = ['Male', 'Female', 'Other'] as const;

/** Whole centimetres. */
export const heightLimits = { smallest: 122, largest: 213 } as const;
export const siblingsLimits = { smallest: 0, largest: 20 } as const;

/**
 * The profile as a client sends it, under the documented names. An absent field stays as it is; an empty text or
 * null clears it, except for the fields that registration requires.
 */
export const profileForm = z.object({
  created_by: z.enum(profileForChoices, says('validation.profile_for')).optional(),
  gender: z.enum(genders, says('validation.gender')).optional(),
  firstname: line(60, 'validation.first_name').optional(),
  lastname: line(60, 'validation.last_name').optional(),
  dob: dateOfBirth.optional(),
  marital_status: choiceText,
  children: choiceText,
  height: optionalCount(heightLimits.smallest, heightLimits.largest),
  disability: choiceText,
  religion: line(80, 'validation.religion').optional(),
  community: line(80, 'validation.community').optional(),
  sub_community: optionalLine(80),
  denomination: choiceText,
  gotra: optionalLine(80),
  mother_tongue: choiceText,
  languages: optionalWords(20, 80),
  father: optionalLine(80),
  mother: optionalLine(80),
  no_of_sisters: optionalCount(siblingsLimits.smallest, siblingsLimits.largest),
  no_of_brothers: optionalCount(siblingsLimits.smallest, siblingsLimits.largest),
  financial_status: choiceText,
  family_type: choiceText,
  family_values: choiceText,
  country: choiceText,
  state: choiceText,
  district: choiceText,
  city: optionalLine(80),
  zip: optionalLine(12),
  relocate: choiceText,
  qualification: choiceText,
  college: optionalLine(120),
  working_with: choiceText,
  profession_area: choiceText,
  working_as: choiceText,
  employer_name: optionalLine(120),
  annual_income: annualIncome,
  is_private: optionalYesNo,
  diet: choiceText,
  hobbies: optionalWords(30, 60),
  about: optionalParagraph(2000),
});

/** The form after validation: absent, null (cleared) or a value. */
export type ProfileForm = z.output<typeof profileForm>;
