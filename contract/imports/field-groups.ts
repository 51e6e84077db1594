import type { ImportField } from './mapping.fields.ts';

/** Fields that are read from the same words: of a cell that several groups share, each group gets its own parts. */
const groups = {
  name: ['name', 'firstname', 'lastname'],
  gender: ['gender', 'created_by'],
  birth: ['dob', 'age'],
  status: ['marital_status', 'children'],
  height: ['height'],
  disability: ['disability'],
  religion: ['religion'],
  faith: ['community', 'sub_community', 'denomination'],
  horoscope: ['gotra', 'star'],
  tongue: ['mother_tongue', 'languages'],
  parents: ['father', 'mother'],
  siblings: ['no_of_sisters', 'no_of_brothers'],
  family: ['financial_status', 'family_type', 'family_values'],
  place: ['country', 'state', 'district', 'city', 'zip'],
  native: ['native_place'],
  relocate: ['relocate'],
  education: ['qualification', 'college'],
  work: ['working_with', 'profession_area', 'working_as', 'employer_name'],
  income: ['annual_income'],
  diet: ['diet'],
  contact: ['email', 'mobile'],
} as const satisfies Record<string, readonly ImportField[]>;
export type FieldGroup = keyof typeof groups;

const groupOf: ReadonlyMap<ImportField, FieldGroup> = new Map(
  Object.entries(groups).flatMap(([group, fields]) =>
    // The keys of a literal are exactly its groups.
    fields.map((field) => [field, group as FieldGroup] as const),
  ),
);

export function groupOfField(field: ImportField): FieldGroup | undefined {
  return groupOf.get(field);
}

/** Groups that find their own words in a cell, in any order: "Jat Sikh (Gill)". */
const findTheirOwn: ReadonlySet<FieldGroup> = new Set(['faith', 'horoscope']);

/** A native place and the values of the lists that it lies in: each is read from the whole cell. */
const ofOrigin: ReadonlySet<ImportField> = new Set(['native_place', 'district', 'state', 'country']);

/** Whether the fields of a column share its cells. A firm in a column of places of work is what is no place. */
export function areShared(fields: readonly ImportField[]): boolean {
  const isOfWorkplace = fields.length === 2 && fields.includes('city') && fields.includes('employer_name');
  const isWhole = isOfWorkplace || fields.every((field) => ofOrigin.has(field));
  const found = new Set(fields.map(groupOfField).filter((group) => group !== undefined));
  return found.size > 1 && !isWhole && ![...found].every((group) => findTheirOwn.has(group));
}
