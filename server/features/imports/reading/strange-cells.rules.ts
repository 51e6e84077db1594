import { groupOfField } from '#contract/imports/field-groups.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import { replacementMark } from '#server/platform/separated-text.rules.ts';
import type { Remark } from '../imports.rules.ts';
import { isFromAbove, plainStored } from './merged-cells.rules.ts';

/** What spreadsheet programs show instead of a value, also where a narrow column was copied. */
const errorWord =
  /^(?:#[A-Z0-9/_ ]{1,20}[!?]|#N\/A(?: N\/A)?|#N\/D|#NV|#ERR(?:OR)?|#GETTING_DATA|#{2,}|Err:\d{3}|NaN|\[object \w+\])$/;
/** A cell that only points to the one above it. */
const ditto = /^(?:["”″〃]+|''|["'-]*\s*(?:do|ditto)\s*[."'-]*|same as above|as above)$/i;

/** Why nothing is read from a cell, whatever its column; null for any other cell. */
function faultOf(cell: string): MessageKey | null {
  if (errorWord.test(cell)) return 'row.sheet_error';
  return ditto.test(cell) ? 'row.ditto' : null;
}

/** Whether a cell has the error of a spreadsheet instead of a value. */
export function isErrorWord(text: string): boolean {
  return errorWord.test(text.trim());
}

function isOfPlace(field: ImportField): boolean {
  return ['place', 'native'].includes(groupOfField(field) ?? '');
}

type Fields = readonly { field: ImportField; columns: readonly number[] }[];

/** A number, an address or a photo is that of one person, also in a merged cell. */
const fieldsOfOne: readonly ImportField[] = ['row_id', 'serial_no', 'photo_file', 'email', 'mobile'];

/** What is to be said of a value from the merged cell above. */
function keyOfMerged(field: ImportField): MessageKey {
  return fieldsOfOne.includes(field) ? 'row.merged_of_first' : 'row.merged_cell';
}

/**
 * The cells of a row without errors of the spreadsheet and without marks of characters that were no part of the text or of merged cells,
 * and what is to be said about them.
 */
export function readStrangeCells(
  written: readonly string[],
  fields: Fields,
): { cells: string[]; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const cells = written.map((stored, column) => {
    const cell = plainStored(stored);
    const read = fields.find(({ columns }) => columns.includes(column))?.field;
    const key = keyOf(stored, read);
    // A place may be the same as the other one of the row.
    if (key === null || (key === 'row.ditto' && read !== undefined && isOfPlace(read))) return cell;
    if (read !== undefined) remarks.push({ field: read, key });
    return leftOut.has(key) ? '' : cell.replaceAll(replacementMark, '');
  });
  return { cells, remarks };
}

const leftOut: ReadonlySet<MessageKey> = new Set(['row.sheet_error', 'row.ditto', 'row.merged_of_first']);

/** What is to be said of a cell; null for nothing. */
function keyOf(stored: string, read: ImportField | undefined): MessageKey | null {
  const cell = plainStored(stored);
  const fault = faultOf(cell);
  if (fault !== null) return fault;
  if (isFromAbove(stored) && read !== undefined) return keyOfMerged(read);
  return cell.includes(replacementMark) ? 'row.replaced_character' : null;
}
