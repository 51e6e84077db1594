import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

const text = z.string().nullable();

/** A partner preference. Null is not stated; ranges read `25-32`, `25-` or `-32`; sets are separated by commas. */
export const preferenceWire = z.object({
  pp_age: text,
  pp_height: text,
  pp_marital_status: text,
  pp_religion: text,
  pp_community: text,
  pp_mother_tongue: text,
  pp_country: text,
  pp_state: text,
  pp_city: text,
  pp_district: text,
  pp_qualification: text,
  pp_working_with: text,
  pp_profession_area: text,
  pp_working_as: text,
  pp_annual_income: text,
  pp_profile_managed_by: text,
  pp_diet: text,
  /** The criteria that a partner has to meet, by their names without the prefix, separated by commas. */
  pp_must_have: text,
});
export type PreferenceWire = z.infer<typeof preferenceWire>;

/** The plain names of the criteria and their names in answers. The save form omits the prefix. */
export const preferenceWireNames = {
  age: 'pp_age',
  height: 'pp_height',
  maritalStatus: 'pp_marital_status',
  religion: 'pp_religion',
  community: 'pp_community',
  motherTongue: 'pp_mother_tongue',
  country: 'pp_country',
  state: 'pp_state',
  city: 'pp_city',
  district: 'pp_district',
  qualification: 'pp_qualification',
  workingWith: 'pp_working_with',
  professionArea: 'pp_profession_area',
  workingAs: 'pp_working_as',
  annualIncome: 'pp_annual_income',
  profileManagedBy: 'pp_profile_managed_by',
  diet: 'pp_diet',
  mustHave: 'pp_must_have',
} as const;

export const preferenceMapper = wireMapper(preferenceWireNames);
