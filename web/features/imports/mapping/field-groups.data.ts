import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { imports } from '#web/locales/en/imports.ts';

type GroupName = keyof typeof imports.groups;

/** The fields that a column can be read as, in the groups of the select. */
export const fieldGroups: readonly { group: GroupName; fields: readonly ImportField[] }[] = [
  {
    group: 'person',
    fields: [
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
    ],
  },
  { group: 'contact', fields: ['email', 'mobile'] },
  {
    group: 'faith',
    fields: ['religion', 'community', 'sub_community', 'denomination', 'gotra', 'mother_tongue', 'languages'],
  },
  {
    group: 'family',
    fields: [
      'father',
      'mother',
      'no_of_brothers',
      'no_of_sisters',
      'financial_status',
      'family_type',
      'family_values',
    ],
  },
  { group: 'place', fields: ['country', 'state', 'district', 'city', 'zip', 'relocate'] },
  {
    group: 'work',
    fields: [
      'qualification',
      'college',
      'profession_area',
      'working_as',
      'working_with',
      'employer_name',
      'annual_income',
      'is_private',
    ],
  },
  { group: 'life', fields: ['diet', 'disability', 'hobbies', 'about'] },
  { group: 'sheet', fields: ['row_id'] },
];

/** A row that lacks one of these is refused. */
export const neededFields: readonly ImportField[] = ['gender'];
