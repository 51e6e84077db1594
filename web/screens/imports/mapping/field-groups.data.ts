import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { factsBySection, profileFormNames } from '#contract/profiles/fact-names.ts';
import type { FactSection } from '#contract/profiles/profile.facts.ts';
import type { imports } from '#web/locales/en/imports/imports.ts';

type GroupName = keyof typeof imports.groups;

/** The usual order of a sheet of biodata, with the fields that a profile does not have. */
const person: readonly ImportField[] = [
  'name',
  'firstname',
  'lastname',
  'gender',
  'dob',
  'age',
  'created_by',
  'marital_status',
  'children',
  'height',
];

function listFields(...sections: FactSection[]): ImportField[] {
  return sections.flatMap((section) => factsBySection[section]).map((fact) => profileFormNames[fact]);
}

/** The fields that a column can be read as, in the groups of the select. */
export const fieldGroups: readonly { group: GroupName; fields: readonly ImportField[] }[] = [
  { group: 'person', fields: [...new Set([...person, ...listFields('basic')])] },
  { group: 'contact', fields: ['email', 'mobile'] },
  { group: 'faith', fields: listFields('religion') },
  { group: 'family', fields: listFields('family') },
  { group: 'place', fields: listFields('location') },
  { group: 'work', fields: listFields('career') },
  { group: 'life', fields: listFields('lifestyle', 'hobbies', 'about') },
  { group: 'sheet', fields: ['row_id', 'serial_no', 'photo_file'] },
];

/** A row that lacks one of these is refused; the name may also come from the first and last name. */
export const neededFields: readonly ImportField[] = ['gender', 'name'];
