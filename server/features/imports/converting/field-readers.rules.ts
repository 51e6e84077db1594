import { plainHeader } from '#contract/imports/fit-mapping.ts';
import type { ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
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
  if (field !== 'no_of_brothers' && field !== 'no_of_sisters') return null;
  const own = field === 'no_of_brothers' ? 'brothers' : 'sisters';
  const isShared = shareColumn(
    { columns },
    fields[field === 'no_of_brothers' ? 'no_of_sisters' : 'no_of_brothers'],
  );
  const areSistersFirst = /sis.*bro/.test(plainHeader(columns[0] ?? ''));
  return (cell) => readSiblings(cell, areSistersFirst)[own] ?? (isShared ? '' : readCount(cell));
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
