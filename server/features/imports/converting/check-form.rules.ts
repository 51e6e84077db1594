import type { MessageKey } from '#contract/calls/messages.ts';
import { isMessageKey } from '#contract/calls/sentences.ts';
import { hasAddress } from '#contract/fields/person-name.ts';
import { type ProfileForm, profileForm } from '#contract/profiles/profile-form.ts';
import type { Remark } from '../imports.rules.ts';
import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { askAbout, type WordToDecide } from './settling.rules.ts';

/** The word because of which a row is refused, when a decision can say what it means. */
export function wordsOfRefusal({ key }: Remark, { gender: word }: Form): WordToDecide[] {
  return key === 'row.gender_unknown' && word !== undefined ? askAbout('gender', word) : [];
}

type Checked = { values: ProfileForm; invalid: readonly Remark[]; isNameNeeded: boolean };

/** Refuses a row without what every person needs. */
export function refuseMissing(form: Form, checked: Checked): Remark | null {
  const refused = refuseName(form, checked);
  if (refused !== null || checked.values.gender !== undefined) return refused;
  return { field: 'gender', key: form.gender === undefined ? 'row.gender_missing' : 'row.gender_unknown' };
}

/** A name that no profile may have is none. The rest of one with an address is nobody's name. */
function refuseName(form: Form, { values, invalid, isNameNeeded }: Checked): Remark | null {
  // An address may be cut in two where the first name ends.
  if (hasAddress(`${form.firstname ?? ''} ${form.lastname ?? ''}`))
    return { field: 'name', key: 'validation.name_address' };
  if (!isNameNeeded || values.firstname !== undefined || values.lastname !== undefined) return null;
  const refused = invalid.find(({ field }) => field === 'firstname' || field === 'lastname');
  return { field: 'name', key: refused?.key ?? 'row.name_missing' };
}

/** Validates the form by the profile's own rules, without its invalid fields. */
export function validate(form: Form): { values: ProfileForm; invalid: Remark[] } {
  const parsed = profileForm.safeParse(form);
  if (parsed.success) return { values: parsed.data, invalid: [] };
  const invalid = new Map<string, Remark>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    invalid.set(field, { field, key: keyOfInvalid(field, message) });
  }
  const valid = Object.fromEntries(Object.entries(form).filter(([field]) => !invalid.has(field)));
  return { values: profileForm.parse(valid), invalid: [...invalid.values()] };
}

/** A form says that a number is out of its limits; a row also needs to say which ones. */
function keyOfInvalid(field: string, message: string): MessageKey {
  if (field === 'height') return 'row.height_limits';
  return isMessageKey(message) ? message : 'row.not_understood';
}
