import { foldDigits } from '#contract/fields/fold-digit.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import { plainHeader } from '#contract/imports/fit-mapping.ts';
import type { FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { unitWriterOf } from '../incomes/foreign-incomes.rules.ts';
import { readParent, readParents } from '../longer-cells/parents.rules.ts';
import { readSiblings } from '../longer-cells/siblings.rules.ts';
import { readCount } from './cells.rules.ts';

/** The value of a cell: null when it is not understood, empty when it counts as empty. */
type ReadCell = (cell: string) => string | number | null;

/** A field as some of its columns say it. */
type FieldOfColumns = { field: ImportField; columns: readonly string[] };

/**
 * Brothers and sisters of one cell are read together, and so are both parents; any other field by its converter. A column of the mother
 * alone says nothing of the father, also where another column says something of both.
 */
export function readerOf({ field, columns }: FieldOfColumns, { fields }: Mapping): ReadCell | null {
  if (field === 'father' || field === 'mother') {
    const other = fields[field === 'father' ? 'mother' : 'father'];
    const isShared = shareColumn({ columns }, other);
    return (cell) => (isShared ? readParents(cell)[field] : readParent(cell, field)) ?? '';
  }
  if (isOfDigits(field)) return readDigits;
  if (field !== 'no_of_brothers' && field !== 'no_of_sisters') return null;
  const own = field === 'no_of_brothers' ? 'brothers' : 'sisters';
  const isShared = shareColumn(
    { columns },
    fields[field === 'no_of_brothers' ? 'no_of_sisters' : 'no_of_brothers'],
  );
  const areSistersFirst = /sis.*bro/.test(plainHeader(columns[0] ?? ''));
  return (cell) => readSiblings(cell, areSistersFirst)[own] ?? (isShared ? '' : readCount(cell));
}

/** Numbers that are no sums; a spreadsheet may show them as such. */
function isOfDigits(field: ImportField): boolean {
  return field === 'row_id' || field === 'serial_no' || field === 'zip';
}

/** A number as it was typed: `1001` from `1001.0`, `682001` from `6.82001E+05`. */
function readDigits(cell: string): string {
  const text = foldDigits(cell).trim();
  const [whole] = /^\d+(?=\.0*$)/.exec(text) ?? [];
  const isRounded = /^\d\.\d+E\+?\d{1,2}$/i.test(text) && Number.isInteger(Number(text));
  return whole ?? (isRounded ? String(Number(text)) : text);
}

/** Numbers may have digits of any script; those of dates also any dash. */
const tidyOf: Partial<Record<FieldMapping['converter'], (text: string) => string>> = {
  date: tidyLine,
  age: tidyLine,
  count: tidyLine,
  phone: tidyLine,
  height: foldDigits,
  income: foldDigits,
};

/**
 * Returns what writes a cell as its converter reads it. An income may have its unit in the header; the rate of a mapping is for one that it
 * states itself.
 */
export function tidierOf(field: FieldMapping, header: string): (cell: string) => string {
  const tidy = tidyOf[field.converter] ?? ((cell: string) => cell);
  if (field.converter !== 'income' || field.rate !== undefined) return tidy;
  const writeUnit = unitWriterOf(header);
  return (cell) => writeUnit(tidy(cell));
}

type Columns = { columns: readonly string[] } | undefined;

function shareColumn(one: Columns, other: Columns): boolean {
  const columns = new Set(one?.columns.map(plainHeader));
  return other?.columns.some((column) => columns.has(plainHeader(column))) === true;
}

/** “Nil” in a column about work means that the person has no job. */
export function keepsNil(field: ImportField): boolean {
  return field === 'working_as' || field === 'working_with';
}
