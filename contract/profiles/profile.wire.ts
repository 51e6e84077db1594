import { z } from 'zod';
import { ownPhotoWire } from '../photos/photo.wire.ts';
import { wireMapper } from '#contract/fields/wire.ts';

const text = z.string().nullable();
const count = z.number().int().nullable();

/** A profile as its owner reads it. Values of choice lists are their labels, or the person's own words. */
export const profileWire = z.object({
  u_id: z.number().int(),
  u_profile_pic: text,
  u_profile_for: z.string(),
  u_gender: z.string(),
  u_firstname: z.string(),
  u_lastname: z.string(),
  u_dob: z.string(),
  u_marital_status: text,
  u_children: text,
  /** Whole centimetres. */
  u_height: count,
  u_disability: text,
  u_religion: z.string(),
  u_community: z.string(),
  u_sub_community: text,
  u_denomination: text,
  u_gotra: text,
  u_mother_tongue: text,
  /** Separated by commas. */
  u_languages: text,
  u_father: text,
  u_mother: text,
  u_no_sisters: count,
  u_no_brothers: count,
  u_financial_status: text,
  u_family_type: text,
  u_family_values: text,
  u_country: text,
  u_state: text,
  u_district: text,
  u_city: text,
  u_zip: text,
  u_relocate: text,
  u_qualification: text,
  u_college: text,
  u_working_with: text,
  u_profession_area: text,
  u_working_as: text,
  u_employer_name: text,
  /** Rupees a year: `750000`, `500000-750000`, `10000000-` (and more), or "Prefer not to say". */
  u_annual_income: text,
  u_private_income: z.boolean(),
  u_diet: text,
  /** Separated by commas. */
  u_hobbies: text,
  u_about: text,
  /** The paths of the photos in the order of their slots. */
  u_images: z.array(z.string()),
  /** The profile picture and the others, with what cropping them again needs. */
  u_photos: z.array(ownPhotoWire),
});
export type ProfileWire = z.infer<typeof profileWire>;

/** How much of profile and preference is filled, and the wire names (`u_…`, `pp_…`) of what is missing. */
export const completionWire = z.object({
  percentage: z.number().int().min(0).max(100),
  missing: z.array(z.string()),
});
export type Completion = z.infer<typeof completionWire>;

/** The plain names of a profile's facts and their names in answers. */
export const profileWireNames = {
  accountId: 'u_id',
  profilePicture: 'u_profile_pic',
  profileFor: 'u_profile_for',
  gender: 'u_gender',
  firstName: 'u_firstname',
  lastName: 'u_lastname',
  dateOfBirth: 'u_dob',
  maritalStatus: 'u_marital_status',
  children: 'u_children',
  height: 'u_height',
  disability: 'u_disability',
  religion: 'u_religion',
  community: 'u_community',
  subCommunity: 'u_sub_community',
  denomination: 'u_denomination',
  gotra: 'u_gotra',
  motherTongue: 'u_mother_tongue',
  languages: 'u_languages',
  father: 'u_father',
  mother: 'u_mother',
  sisters: 'u_no_sisters',
  brothers: 'u_no_brothers',
  financialStatus: 'u_financial_status',
  familyType: 'u_family_type',
  familyValues: 'u_family_values',
  country: 'u_country',
  state: 'u_state',
  district: 'u_district',
  city: 'u_city',
  zip: 'u_zip',
  relocate: 'u_relocate',
  qualification: 'u_qualification',
  college: 'u_college',
  workingWith: 'u_working_with',
  professionArea: 'u_profession_area',
  workingAs: 'u_working_as',
  employerName: 'u_employer_name',
  annualIncome: 'u_annual_income',
  isIncomePrivate: 'u_private_income',
  diet: 'u_diet',
  hobbies: 'u_hobbies',
  about: 'u_about',
  images: 'u_images',
  photos: 'u_photos',
} as const;
export type ProfileFact = keyof typeof profileWireNames;

/** The plain names of the facts that can be saved and their names in the save form. */
export const profileFormNames = {
  profileFor: 'created_by',
  gender: 'gender',
  firstName: 'firstname',
  lastName: 'lastname',
  dateOfBirth: 'dob',
  maritalStatus: 'marital_status',
  children: 'children',
  height: 'height',
  disability: 'disability',
  religion: 'religion',
  community: 'community',
  subCommunity: 'sub_community',
  denomination: 'denomination',
  gotra: 'gotra',
  motherTongue: 'mother_tongue',
  languages: 'languages',
  father: 'father',
  mother: 'mother',
  sisters: 'no_of_sisters',
  brothers: 'no_of_brothers',
  financialStatus: 'financial_status',
  familyType: 'family_type',
  familyValues: 'family_values',
  country: 'country',
  state: 'state',
  district: 'district',
  city: 'city',
  zip: 'zip',
  relocate: 'relocate',
  qualification: 'qualification',
  college: 'college',
  workingWith: 'working_with',
  professionArea: 'profession_area',
  workingAs: 'working_as',
  employerName: 'employer_name',
  annualIncome: 'annual_income',
  isIncomePrivate: 'is_private',
  diet: 'diet',
  hobbies: 'hobbies',
  about: 'about',
} as const satisfies Partial<Record<ProfileFact, string>>;
export type FormFact = keyof typeof profileFormNames;

export const profileMapper = wireMapper(profileWireNames);
export const profileFormMapper = wireMapper(profileFormNames);

const formNames = new Map<string, string>([
  ...Object.entries(profileFormNames).map(
    // The facts of the form are facts of the answer too.
    ([fact, name]) => [profileWireNames[fact as FormFact], name] as const,
  ),
  [profileWireNames.profilePicture, 'file'],
]);

/** The name in the save form of a field of the answer: `u_no_sisters` is `no_of_sisters`. */
export function formNameOf(wireName: string): string {
  return formNames.get(wireName) ?? wireName.replace(/^u_/, '');
}
