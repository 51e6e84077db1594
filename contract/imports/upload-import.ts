import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { upload } from '../upload.ts';
import { importDetailsWire } from './import.wire.ts';

/** The most bytes of a sheet that is uploaded. */
export const largestSheetBytes = 25 * 1024 * 1024;

/** Brings a sheet: CSV (comma, semicolon or tab; UTF-8 or Windows-1252) or XLSX (its first sheet), told by content. */
export const uploadImport = endpoint({
  method: 'POST',
  path: '/admin/imports/upload',
  access: 'administrator',
  feature: 'imports',
  summary: 'Bring a sheet of biodata rows, as CSV or XLSX',
  input: z.object({
    file: upload,
    /** What the file is called, to find it again. */
    file_name: line(200, 'validation.name'),
  }),
  files: { file: 1 },
  fileBytes: largestSheetBytes,
  data: importDetailsWire,
  message: 'outcome.sheet_received',
  status: 201,
  problems: ['sheet_not_understood', 'sheet_too_big'],
});
