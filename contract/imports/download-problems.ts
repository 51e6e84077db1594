import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { importQuery } from './import.wire.ts';

/**
 * The rows that were refused or have remarks, as a spreadsheet: the columns of the file and one more, "Problem". Success
 * is the file itself (CSV with a byte order mark); a refusal is the usual envelope. Cells that a spreadsheet would take
 * for a formula are escaped.
 */
export const downloadProblems = endpoint({
  method: 'GET',
  path: '/admin/imports/problems.csv',
  access: 'administrator',
  feature: 'imports',
  summary: 'The rows with problems as a spreadsheet',
  input: importQuery,
  download: 'text/csv',
  data: z.null(),
  message: 'outcome.done',
  problems: ['import_file_gone'],
});
