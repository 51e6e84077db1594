import { factRules, formFacts, profileFormNames } from '../profiles/fact-names.ts';
import type { FactRules } from '../profiles/profile.facts.ts';
import type { FieldMapping, ImportField, Mapping } from './mapping.fields.ts';

/** How a cell becomes a fact of each kind, unless a mapping states otherwise. */
const readings = {
  line: { converter: 'text' },
  paragraph: { converter: 'text' },
  number: { converter: 'count' },
  height: { converter: 'height', unit: 'any' },
  date: { converter: 'date', order: 'day_first' },
  'yes-no': { converter: 'yes_no' },
  'one-of': { converter: 'choice' },
  choice: { converter: 'choice' },
  set: { converter: 'list' },
  words: { converter: 'list' },
  income: { converter: 'income', unit: 'rupees', per: 'year' },
} as const satisfies Record<FactRules['kind'], object>;

const readingsOfFacts = new Map<ImportField, (typeof readings)[FactRules['kind']]>(
  formFacts.map((fact) => [profileFormNames[fact], readings[factRules[fact].kind]]),
);

/** How a field is read from these columns by default. */
export function readColumns(field: ImportField, columns: string[]): FieldMapping {
  if (field === 'age' || field === 'email') return { columns, converter: field };
  if (field === 'mobile') return { columns, converter: 'phone' };
  return { columns, ...(readingsOfFacts.get(field) ?? readings.line) };
}

/** A header in the form in which headers are compared: `Father’s  Name`, `FATHERS_NAME` and `father's name:` are equal. */
export function plainHeader(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[’‘′`´'.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The fields of a mapping and how each is read. */
export function listFields(mapping: Mapping): [ImportField, FieldMapping][] {
  // The keys of a mapping's fields are import fields; `Object.entries` loses that.
  return Object.entries(mapping.fields) as [ImportField, FieldMapping][];
}

/** The part of a mapping that a sheet has columns for, with the headers as the sheet spells them. */
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
  return { ...mapping, fields: Object.fromEntries(fields), refuse };
}
