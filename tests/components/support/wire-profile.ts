import { amountOfIncome } from '#contract/fields/annual-income.ts';
import { factTextNames, formFacts, formNameOf } from '#contract/profiles/fact-names.ts';
import { profileWire, type ProfileWire } from '#contract/profiles/profile.wire.ts';
import { member } from './area-frame.ts';

/** The own profile after a registration. */
export function aProfileWire(changes: Partial<ProfileWire> = {}): ProfileWire {
  const nothing = Object.fromEntries(formFacts.map((fact) => [factTextNames[fact], null]));
  return profileWire.parse({
    ...nothing,
    u_id: member.user_id,
    u_profile_pic: null,
    u_annual_income: null,
    u_profile_for: 'My Self',
    u_gender: 'Female',
    u_firstname: 'Asha',
    u_lastname: 'Mathew',
    u_dob: '1997-03-14',
    u_religion: 'Christian',
    u_community: 'Goan',
    u_private_income: false,
    u_images: [],
    u_photos: [],
    ...changes,
  });
}

/** A profile after a form was saved; fields that were not sent are unchanged. */
export function saveInProfile(profile: ProfileWire, form: Readonly<Record<string, unknown>>): ProfileWire {
  const changes = Object.keys(profile).flatMap((name) =>
    Object.hasOwn(form, formNameOf(name)) ? [[name, form[formNameOf(name)]]] : [],
  );
  const saved = profileWire.parse({ ...profile, ...Object.fromEntries(changes), u_annual_income: null });
  return { ...saved, u_annual_income: amountOfIncome(saved.u_income_band ?? '') };
}
