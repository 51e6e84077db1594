import { groupOfField } from '#contract/imports/field-groups.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import { replacementMark } from '#server/platform/separated-text.rules.ts';
import type { Remark } from '../imports.rules.ts';

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

/**
 * The cells of a row without errors of the spreadsheet and without marks of characters that were no part of the text, and what is to be
 * said about them.
 */
export function readStrangeCells(
  written: readonly string[],
  fields: Fields,
): { cells: string[]; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const cells = written.map((cell, column) => {
    const fault = faultOf(cell);
    const key = fault ?? (cell.includes(replacementMark) ? 'row.replaced_character' : null);
    if (key === null) return cell;
    const read = fields.find(({ columns }) => columns.includes(column));
    // A place may be the same as the other one of the row.
    if (key === 'row.ditto' && read !== undefined && isOfPlace(read.field)) return cell;
    if (read !== undefined) remarks.push({ field: read.field, key });
    return fault === null ? cell.replaceAll(replacementMark, '') : '';
  });
  return { cells, remarks };
}
