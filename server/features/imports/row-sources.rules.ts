import type { ImportField } from '#contract/imports/mapping.fields.ts';

const places = ['city', 'district', 'state', 'native_place', 'working_as', 'employer_name'] as const;
const work = ['working_as', 'employer_name', 'working_with', 'profession_area', 'qualification'] as const;
const faith = ['community', 'sub_community', 'denomination', 'religion'] as const;

/** The fields whose cells may state another field, too, the likeliest first. */
const statedBy: Partial<Record<ImportField, readonly ImportField[]>> = {
  gender: ['name', 'firstname', 'created_by'],
  dob: ['age'],
  father: ['name', 'mother'],
  mother: ['name', 'father'],
  religion: faith,
  community: faith,
  sub_community: faith,
  denomination: faith,
  gotra: ['star', ...faith],
  star: ['gotra'],
  country: places,
  state: places,
  district: places,
  city: places,
  native_place: places,
  working_as: work,
  working_with: work,
  profession_area: work,
  employer_name: work,
  occupation_detail: work,
  qualification_detail: ['qualification'],
  annual_income: work,
  email: ['mobile'],
  mobile: ['email'],
  no_of_brothers: ['no_of_sisters'],
  no_of_sisters: ['no_of_brothers'],
};

/** The fields whose cells may state a field that its own columns do not. */
export function mayState(field: ImportField): readonly ImportField[] {
  return (statedBy[field] ?? []).filter((other) => other !== field);
}
