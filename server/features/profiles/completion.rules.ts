import type { Completion } from '#contract/profiles/completion.wire.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';

/** The documented fields of a profile that count, in the order in which the editor shows them. */
const profileFields = [
  'u_id',
  'u_profile_pic',
  'u_images',
  'u_profile_for',
  'u_gender',
  'u_firstname',
  'u_lastname',
  'u_dob',
  'u_marital_status',
  'u_height',
  'u_mother_tongue',
  'u_religion',
  'u_community',
  'u_father',
  'u_mother',
  'u_no_sisters',
  'u_no_brothers',
  'u_financial_status',
  'u_country',
  'u_state',
  'u_district',
  'u_city',
  'u_zip',
  'u_qualification',
  'u_college',
  'u_profession_area',
  'u_working_with',
  'u_working_as',
  'u_employer_name',
  'u_annual_income',
  'u_diet',
  'u_hobbies',
  'u_about',
] as const;

const { mustHave: _must, ...criterionNames } = preferenceWireNames;

/** The 33 documented profile fields (the privacy of the income is no field) and the 17 criteria of the preference. */
export const completionFields: readonly string[] = [...profileFields, ...Object.values(criterionNames)];

/**
 * Filled fields divided by all fields of profile and partner preference together, in whole percent (specification,
 * profile completion). Nothing, an empty text and an empty list are not filled; a zero is.
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
