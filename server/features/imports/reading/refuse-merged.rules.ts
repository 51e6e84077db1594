import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { isEmptyWord } from '../converting/cells.rules.ts';
import type { Remark } from '../imports.rules.ts';
import { isFromAbove, plainStored } from './merged-cells.rules.ts';
import { isNumberOfSheet } from './numbers-of-sheet.rules.ts';

const fieldsOfName: readonly ImportField[] = ['name', 'firstname', 'lastname'];

/**
 * Refuses a row that says nothing of its own but a number, and one of which the merged cell above alone says the name: it may go on with
 * the person there.
 */
export function refuseMerged(
  written: readonly string[],
  fields: readonly { field: ImportField; columns: readonly number[] }[],
): Remark | null {
  const filled = written.flatMap((cell, column) => (isEmptyWord(plainStored(cell)) ? [] : [column]));
  const isMerged = (column: number) => isFromAbove(written[column] ?? '');
  if (!filled.some(isMerged)) return null;
  const read = (column: number) => fields.filter(({ columns }) => columns.includes(column));
  const own = filled.filter((column) => !isMerged(column)).flatMap(read);
  if (own.every(({ field }) => isNumberOfSheet(field))) return { field: '', key: 'row.no_person' };
  const names = filled.filter((column) => read(column).some(({ field }) => fieldsOfName.includes(field)));
  return names.length > 0 && names.every(isMerged) ? { field: 'name', key: 'row.merged_name' } : null;
}
