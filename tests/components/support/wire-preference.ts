import { preferenceWire, type PreferenceWire } from '#contract/preferences/preference.wire.ts';

/** The partner preference of a member, with nothing stated by default. */
export function aPreferenceWire(changes: Partial<PreferenceWire> = {}): PreferenceWire {
  const nothing = Object.keys(preferenceWire.shape).map((name) => [name, null]);
  return preferenceWire.parse({ ...Object.fromEntries(nothing), ...changes });
}

/** A preference after a form was saved; fields that were not sent are unchanged. */
export function saveInPreference(
  preference: PreferenceWire,
  form: Readonly<Record<string, unknown>>,
): PreferenceWire {
  const changes = Object.entries(form).map(([name, value]) => [`pp_${name}`, value === '' ? null : value]);
  return preferenceWire.parse({ ...preference, ...Object.fromEntries(changes) });
}
