import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import type { Converter, FieldMapping, Mapping } from '#contract/imports/mapping.fields.ts';

const lists: readonly ImportField[] = ['languages', 'hobbies'];
const counts: readonly ImportField[] = ['no_of_sisters', 'no_of_brothers'];
const texts: readonly ImportField[] = [
  'row_id',
  'name',
  'firstname',
  'lastname',
  'sub_community',
  'gotra',
  'father',
  'mother',
  'city',
  'zip',
  'college',
  'employer_name',
  'about',
];

/** How a field is read when nobody has said anything else; its columns are still to be told. */
function usualReading(field: ImportField): FieldMapping {
  const columns: string[] = [];
  const special = specialReadings[field];
  if (special !== undefined) return special;
  if (lists.includes(field)) return { columns, converter: 'list' };
  if (counts.includes(field)) return { columns, converter: 'count' };
  return { columns, converter: texts.includes(field) ? 'text' : 'choice' };
}

const specialReadings: Partial<Record<ImportField, FieldMapping>> = {
  dob: { columns: [], converter: 'date', order: 'day_first' },
  age: { columns: [], converter: 'age' },
  height: { columns: [], converter: 'height', unit: 'any' },
  annual_income: { columns: [], converter: 'income', unit: 'rupees', per: 'year' },
  is_private: { columns: [], converter: 'yes_no' },
  email: { columns: [], converter: 'email' },
  mobile: { columns: [], converter: 'phone' },
};

/** The converters that a field can be read by, where there are several. */
export function convertersOf(field: ImportField): readonly Converter[] {
  return field === 'mother_tongue' ? ['choice', 'only_item'] : [];
}

/** A header as it is compared: `Father’s  Name`, `FATHERS_NAME` and `father's name:` are one. */
export function plainHeader(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[’‘′`´'.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
    .toLowerCase();
}

// The keys of a mapping's fields are import fields; `Object.entries` loses that.
function listFields(mapping: Mapping) {
  return Object.entries(mapping.fields) as [ImportField, FieldMapping][];
}

/** The part of a named mapping that a sheet has columns for, with the headers as the sheet writes them. */
export function fitMapping(mapping: Mapping, columns: readonly string[]): Mapping {
  const written = new Map(columns.toReversed().map((column) => [plainHeader(column), column]));
  const find = (header: string) => written.get(plainHeader(header));
  const fields = listFields(mapping).flatMap(([field, reading]) => {
    const found = [...new Set(reading.columns.map(find))].filter((column) => column !== undefined);
    return found.length === 0 ? [] : [[field, { ...reading, columns: found }] as const];
  });
  const refuse = mapping.refuse.flatMap(({ column, values }) => {
    const found = find(column);
    return found === undefined ? [] : [{ column: found, values }];
  });
  return { fields: Object.fromEntries(fields), refuse };
}

/** The fields that a column tells. */
export function listUses(mapping: Mapping, column: string): ImportField[] {
  return listFields(mapping)
    .filter(([, { columns }]) => columns.includes(column))
    .map(([field]) => field);
}

export type UseChange = {
  column: string;
  /** The field that it told so far; null for one more, or none. */
  from: ImportField | null;
  /** The field that it tells from now on; null for none. */
  to: ImportField | null;
};

/** `known` tells how a field is read in the product's own mapping, with its words of the trade. */
export function changeUse(
  mapping: Mapping,
  { known, ...change }: UseChange & { known: Mapping | undefined },
): Mapping {
  const { column, to } = change;
  const fields = leaveField(mapping, change);
  if (to === null) return { ...mapping, fields };
  const reading = fields[to];
  const changed =
    reading === undefined
      ? { ...(known?.fields[to] ?? usualReading(to)), columns: [column] }
      : { ...reading, columns: [...reading.columns.filter((name) => name !== column), column] };
  return { ...mapping, fields: { ...fields, [to]: changed } };
}

/** The fields after a column has left one; a field without columns is none. */
function leaveField(mapping: Mapping, { column, from }: UseChange): Mapping['fields'] {
  const left = listFields(mapping).map(
    ([field, reading]) =>
      [
        field,
        field === from ? { ...reading, columns: reading.columns.filter((name) => name !== column) } : reading,
      ] as const,
  );
  return Object.fromEntries(left.filter(([, { columns }]) => columns.length > 0));
}

/** A field read otherwise; its columns stay. */
export function changeReading(
  mapping: Mapping,
  { field, reading }: { field: ImportField; reading: FieldMapping },
): Mapping {
  return { ...mapping, fields: { ...mapping.fields, [field]: reading } };
}

/** The same columns, read by another converter. */
export function readBy(
  { columns, blank }: Pick<FieldMapping, 'columns' | 'blank'>,
  converter: Converter,
): FieldMapping {
  const source = { columns, ...(blank === undefined ? {} : { blank }) };
  if (converter === 'date') return { ...source, converter, order: 'day_first' };
  if (converter === 'height') return { ...source, converter, unit: 'any' };
  if (converter === 'income') return { ...source, converter, unit: 'rupees', per: 'year' };
  return { ...source, converter };
}

/** What the sheet does not tell and somebody should know of before it is checked. */
export type Missing = 'nothing' | 'gender' | 'name' | 'dob' | 'contact';

export function listMissing({ fields }: Mapping): Missing[] {
  if (Object.keys(fields).length === 0) return ['nothing'];
  const lacks = (...names: ImportField[]) => names.every((name) => fields[name] === undefined);
  const missing: [Missing, boolean][] = [
    ['gender', lacks('gender')],
    ['name', lacks('name', 'firstname', 'lastname')],
    ['dob', lacks('dob', 'age')],
    ['contact', lacks('email', 'mobile')],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name);
}

/** The first things that a column says, each once. */
export function listSamples(
  sample: readonly (readonly string[])[],
  { index, most }: { index: number; most: number },
): string[] {
  const told = sample.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
  return [...new Set(told)].slice(0, most);
}
