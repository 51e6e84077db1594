import { formNameOf } from '#contract/profiles/fact-names.ts';
import { profileWire, type ProfileWire } from '#contract/profiles/profile.wire.ts';
import { member } from './area-frame.ts';

/** The own profile after a registration. */
export function aProfileWire(changes: Partial<ProfileWire> = {}): ProfileWire {
  return {
    u_id: member.user_id,
    u_profile_pic: null,
    u_profile_for: 'My Self',
    u_gender: 'Female',
    u_firstname: 'Asha',
    u_lastname: 'Mathew',
    u_dob: '1997-03-14',
    u_marital_status: null,
    u_children: null,
    u_height: null,
    u_disability: null,
    u_religion: 'Christian',
    u_community: 'Goan',
    u_sub_community: null,
    u_denomination: null,
    u_gotra: null,
    u_mother_tongue: null,
    u_languages: null,
    u_father: null,
    u_mother: null,
    u_no_sisters: null,
    u_no_brothers: null,
    u_financial_status: null,
    u_family_type: null,
    u_family_values: null,
    u_country: null,
    u_state: null,
    u_district: null,
    u_city: null,
    u_zip: null,
    u_relocate: null,
    u_qualification: null,
    u_college: null,
    u_working_with: null,
    u_profession_area: null,
    u_working_as: null,
    u_employer_name: null,
    u_annual_income: null,
    u_private_income: false,
    u_diet: null,
    u_hobbies: null,
    u_about: null,
    u_images: [],
    u_photos: [],
    ...changes,
  };
}

/** A profile after a form was saved; fields that were not sent are unchanged. */
export function saveInProfile(profile: ProfileWire, form: Readonly<Record<string, unknown>>): ProfileWire {
  const changes = Object.keys(profile).flatMap((name) =>
    Object.hasOwn(form, formNameOf(name)) ? [[name, form[formNameOf(name)]]] : [],
  );
  return profileWire.parse({ ...profile, ...Object.fromEntries(changes) });
}
