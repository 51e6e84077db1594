import { listFields, readColumns } from '#contract/imports/fit-mapping.ts';
import type { Converter, FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';

/** The converters that can read a field, empty when there is only one. */
export function convertersOf(field: ImportField): readonly Converter[] {
  return field === 'mother_tongue' ? ['choice', 'only_item'] : [];
}

/** The fields that are read from a column. */
export function listUses(mapping: Mapping, column: string): ImportField[] {
  return listFields(mapping)
    .filter(([, { columns }]) => columns.includes(column))
    .map(([field]) => field);
}

/** Whether a column is on the screen: an empty one that is not used is not. */
export function isShown(
  mapping: Mapping,
  { column, filled = 1 }: { column: string; filled: number | undefined },
): boolean {
  return filled > 0 || listUses(mapping, column).length > 0;
}

type UseChange = {
  column: string;
  /** The field that was read from it; null when a field is added. */
  from: ImportField | null;
  /** The field that is read from it now; null when a field is removed. */
  to: ImportField | null;
};

/** `known` is the built-in mapping, whose synonyms apply to a field when it is chosen first. */
export function changeUse(
  mapping: Mapping,
  { known, ...change }: UseChange & { known: Mapping | undefined },
): Mapping {
  const { column, to } = change;
  const fields = removeColumn(mapping, change);
  if (to === null) return { ...mapping, fields };
  const reading = fields[to];
  const changed =
    reading === undefined
      ? { ...(known?.fields[to] ?? readColumns(to, [])), columns: [column] }
      : { ...reading, columns: [...reading.columns.filter((name) => name !== column), column] };
  return { ...mapping, fields: { ...fields, [to]: changed } };
}

/** The fields without a column at `from`; a field whose last column is removed is removed too. */
function removeColumn(mapping: Mapping, { column, from }: UseChange): Mapping['fields'] {
  const left = listFields(mapping).map(
    ([field, reading]) =>
      [
        field,
        field === from ? { ...reading, columns: reading.columns.filter((name) => name !== column) } : reading,
      ] as const,
  );
  return Object.fromEntries(left.filter(([, { columns }]) => columns.length > 0));
}

/** A mapping in which one field is read in another way. */
export function changeReading(
  mapping: Mapping,
  { field, reading }: { field: ImportField; reading: FieldMapping },
): Mapping {
  return { ...mapping, fields: { ...mapping.fields, [field]: reading } };
}

/** The default reading of the same columns by another converter. */
export function convertBy(
  { columns, blank }: Pick<FieldMapping, 'columns' | 'blank'>,
  converter: Converter,
): FieldMapping {
  const source = { columns, ...(blank === undefined ? {} : { blank }) };
  if (converter === 'date') return { ...source, converter, order: 'day_first' };
  if (converter === 'height') return { ...source, converter, unit: 'any' };
  if (converter === 'income') return { ...source, converter, unit: 'rupees', per: 'year' };
  return { ...source, converter };
}

/** What a mapping lacks, shown to the administrator before the check. */
type Missing = 'nothing' | 'gender' | 'name' | 'dob' | 'contact';

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

/** The first different values of a column that are not empty. */
export function listSamples(
  sample: readonly (readonly string[])[],
  { index, most }: { index: number; most: number },
): string[] {
  const values = sample.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
  return [...new Set(values)].slice(0, most);
}

/** Texts that were typed with commas between them; undefined for none. */
export function parseWords(text: string): string[] | undefined {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : [...new Set(words)];
}

export function formatWords(words: readonly string[] | undefined): string {
  return (words ?? []).join(', ');
}

/** Synonyms that were typed one a line, `M = Male`; lines without the sign are ignored. Undefined for none. */
export function parseSynonyms(text: string): Record<string, string> | undefined {
  const synonyms = text.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf('=');
    const word = line.slice(0, Math.max(at, 0)).trim();
    return word === '' ? [] : [[word, line.slice(at + 1).trim()]];
  });
  return synonyms.length === 0 ? undefined : Object.fromEntries(synonyms);
}

export function formatSynonyms(synonyms: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(synonyms ?? {})
    .map(([word, meaning]) => `${word} = ${meaning}`)
    .join('\n');
}
