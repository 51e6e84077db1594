import { preferenceWire, type PreferenceWire } from '#contract/preferences/preference.wire.ts';

/** The partner preference of a member, with nothing stated by default. */
export function aPreferenceWire(changes: Partial<PreferenceWire> = {}): PreferenceWire {
  return {
    pp_age: null,
    pp_height: null,
    pp_marital_status: null,
    pp_religion: null,
    pp_community: null,
    pp_mother_tongue: null,
    pp_country: null,
    pp_state: null,
    pp_city: null,
    pp_district: null,
    pp_qualification: null,
    pp_working_with: null,
    pp_profession_area: null,
    pp_working_as: null,
    pp_annual_income: null,
    pp_profile_managed_by: null,
    pp_diet: null,
    pp_must_have: null,
    ...changes,
  };
}

/** A preference after a form was saved; fields that were not sent are unchanged. */
export function saveInPreference(
  preference: PreferenceWire,
  form: Readonly<Record<string, unknown>>,
): PreferenceWire {
  const changes = Object.entries(form).map(([name, value]) => [`pp_${name}`, value === '' ? null : value]);
  return preferenceWire.parse({ ...preference, ...Object.fromEntries(changes) });
}
