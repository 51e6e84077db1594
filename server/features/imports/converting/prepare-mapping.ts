import { listFields, plainHeader } from '#contract/imports/fit-mapping.ts';
import type { FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import {
  estimateBirth,
  isBlank,
  plainCell,
  readCount,
  readEmail,
  readPhone,
  readYesNo,
} from './cells.rules.ts';
import { readDate } from './dates.rules.ts';
import { readHeight } from './heights.rules.ts';
import { readIncomeCell } from './incomes.rules.ts';
import { type ListOptions, readChoice, readList, readOnlyItem } from './lists.rules.ts';

/** A mapping prepared for many rows: the positions of its columns, and a converter for each field. */
export type PreparedMapping = {
  columnCount: number;
  fields: readonly { field: ImportField; columns: readonly number[]; convert: ConvertCell }[];
  refuse: readonly { column: number; values: ReadonlySet<string> }[];
};

/** Converts a cell to a text of the form; null when it counts as empty or is not understood. `today` is `YYYY-MM-DD`. */
type ConvertCell = (
  cell: string,
  today: string,
) => { text: string | null; isUnderstood: boolean; isEstimated: boolean };

/** Finds the columns of a mapping in a sheet; fields and refusals without a column are left out. */
export function prepareMapping(mapping: Mapping, columns: readonly string[]): PreparedMapping {
  const headers = columns.map(plainHeader);
  const positionOf = (column: string) => headers.indexOf(plainHeader(column));
  const fields = listFields(mapping).map(([field, options]) => ({
    field,
    columns: options.columns.map(positionOf).filter((position) => position !== -1),
    convert: prepareConverter(options),
  }));
  const refuse = mapping.refuse.map(({ column, values }) => ({
    column: positionOf(column),
    values: new Set(values.map(plainCell)),
  }));
  return {
    columnCount: columns.length,
    fields: fields.filter(({ columns: found }) => found.length > 0),
    refuse: refuse.filter(({ column }) => column !== -1),
  };
}

function prepareConverter(field: FieldMapping): ConvertCell {
  // The reader found under a converter's name takes the options of that converter.
  const read = (readers[field.converter] as (options: FieldMapping) => CellReader)(field);
  const blanks = new Set((field.blank ?? []).map(plainCell));
  const empty = { text: null, isUnderstood: true, isEstimated: false };
  return (cell, today) => {
    if (isBlank(cell, blanks)) return empty;
    const value = read(cell, today);
    if (value === null) return { ...empty, isUnderstood: false };
    if (value === '') return empty;
    return { text: String(value), isUnderstood: true, isEstimated: field.converter === 'age' };
  };
}

type OptionsOf<C extends FieldMapping['converter']> = Extract<FieldMapping, { converter: C }>;
/** The value of a cell: null when it is not understood, empty when it counts as empty. */
type CellReader = (cell: string, today: string) => string | number | null;

/** The closed list: one reader for each converter of the contract. */
const readers: { [C in FieldMapping['converter']]: (field: OptionsOf<C>) => CellReader } = {
  text: () => (cell) => cell.trim(),
  choice: (field) => {
    const options = prepareOptions(field);
    return (cell) => readChoice(cell, options);
  },
  list: (field) => {
    const options = prepareOptions(field);
    return (cell) => readList(cell, options);
  },
  only_item: (field) => {
    const options = prepareOptions(field);
    return (cell) => readOnlyItem(cell, options);
  },
  date:
    ({ order }) =>
    (cell) =>
      readDate(cell, order),
  age: () => estimateBirth,
  height:
    ({ unit }) =>
    (cell) =>
      readHeight(cell, unit),
  income: (notation) => (cell) => readIncomeCell(cell, notation),
  count: () => readCount,
  yes_no: () => readYesNo,
  phone: () => readPhone,
  email: () => readEmail,
};

const usualSeparators = ',;/|\n';

function prepareOptions(
  field: OptionsOf<'choice'> | OptionsOf<'list'> | OptionsOf<'only_item'>,
): ListOptions {
  const { separators, without } = field.converter === 'choice' ? {} : field;
  const synonyms = Object.entries(field.synonyms ?? {});
  return {
    synonyms: new Map(synonyms.map(([text, value]) => [plainCell(text), value])),
    until: field.until ?? [],
    onlySynonyms: field.only_synonyms ?? false,
    without: (without ?? []).map(plainCell),
    separators: separators ?? usualSeparators,
  };
}
