import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { listFileNames } from '../photos/photo-names.rules.ts';

/** What a sheet calls a person, and the photos of the person. */
export type NumbersOfSheet = {
  /** The bureau's own number of the person. */
  rowId: string | null;
  /** The number that names the row: the bureau's own, else the serial one. */
  sheetId: string | null;
  serialNo: string | null;
  /** The names of the files of the photos. */
  photoFile: string | null;
};

export function numbersOfSheet({ row_id, serial_no, photo_file = '' }: Form): NumbersOfSheet {
  const files = listFileNames(photo_file);
  return {
    rowId: row_id ?? null,
    sheetId: row_id ?? serial_no ?? null,
    serialNo: serial_no ?? null,
    photoFile: files.length === 0 ? null : files.join(', '),
  };
}

/** Whether a field says nothing of the person. */
export function isNumberOfSheet(field: string): boolean {
  return field === 'row_id' || field === 'serial_no' || field === 'photo_file';
}
