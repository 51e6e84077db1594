import type { FieldMapping } from '#contract/imports/mapping.fields.ts';
import { estimateBirth, isBlank, plainCell, readCount, readYesNo } from './cells.rules.ts';
import { readEmail, readPhone } from './contacts.rules.ts';
import { readDate } from './dates.rules.ts';
import { readHeight } from './heights.rules.ts';
import { readIncomeCell } from './incomes.rules.ts';
import { readChoice, readList, readOnlyItem, type Reading } from './lists.rules.ts';

/** What a cell says for a field of the form: a text, or null for nothing, perhaps because it was not understood. */
export type Converted = { text: string | null; isUnderstood: boolean; isEstimated: boolean };

const nothing: Converted = { text: null, isUnderstood: true, isEstimated: false };

/** A converter with its options prepared, ready for many cells. `today` is `YYYY-MM-DD`. */
export type ConvertCell = (cell: string, today: string) => Converted;

type Of<C extends FieldMapping['converter']> = Extract<FieldMapping, { converter: C }>;
type Read = (cell: string, today: string) => string | number | null;

/** The closed list: one reader for each converter of the contract. What a reader gives as null was not understood. */
const readers: { [C in FieldMapping['converter']]: (field: Of<C>) => Read } = {
  text: () => (cell) => cell.trim(),
  choice: (field) => {
    const reading = prepareReading(field);
    return (cell) => readChoice(cell, reading);
  },
  list: (field) => {
    const reading = prepareReading(field);
    return (cell) => readList(cell, reading);
  },
  only_item: (field) => {
    const reading = prepareReading(field);
    return (cell) => readOnlyItem(cell, reading);
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

/** Prepares the converter of a field. */
export function prepareConverter(field: FieldMapping): ConvertCell {
  // The reader found under a converter's name takes the options of that converter.
  const read = (readers[field.converter] as (options: FieldMapping) => Read)(field);
  const blanks = new Set((field.blank ?? []).map(plainCell));
  return (cell, today) => {
    if (isBlank(cell, blanks)) return nothing;
    const value = read(cell, today);
    if (value === null) return { ...nothing, isUnderstood: false };
    if (value === '') return nothing;
    return { text: String(value), isUnderstood: true, isEstimated: field.converter === 'age' };
  };
}

const usualSeparators = ',;/|\n';

function prepareReading(field: Of<'choice'> | Of<'list'> | Of<'only_item'>): Reading {
  const list = field.converter === 'choice' ? {} : field;
  const {
    separators = usualSeparators,
    without = [],
  }: { separators?: string | undefined; without?: string[] | undefined } = list;
  const pairs = Object.entries(field.synonyms ?? {});
  return {
    synonyms: new Map(pairs.map(([said, meant]) => [plainCell(said), meant])),
    until: field.until ?? [],
    onlySynonyms: field.only_synonyms ?? false,
    without: without.map(plainCell),
    separators,
    plain: plainCell,
  };
}
