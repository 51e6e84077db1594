import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { line, rowId } from '#contract/fields/fields.ts';
import { listing, queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { upload } from '#contract/calls/upload.ts';
import { importDetailsWire, importRowWire, importWire } from './import.wire.ts';
import { mapping, mappingName } from './mapping.fields.ts';

const importKey = z.object({ import_id: rowId });
/** The same in a query string. */
const importQuery = z.object({ import_id: queryRowId });

/** The most bytes of an uploaded sheet. */
export const largestSheetBytes = 25 * 1024 * 1024;

/**
 * Uploads a sheet: CSV (comma, semicolon or tab; UTF-8 or Windows-1252) or XLSX (its first sheet), recognised by its
 * content.
 */
export const uploadImport = endpoint({
  method: 'POST',
  path: '/admin/imports/upload',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'Bring a sheet of biodata rows, as CSV or XLSX',
  changes: ['imports'],
  input: z.object({
    file: upload,
    /** The name of the file, to find it again. */
    file_name: line(200, 'validation.name'),
  }),
  files: { file: 1 },
  fileBytes: largestSheetBytes,
  data: importDetailsWire,
  message: 'outcome.sheet_received',
  status: 201,
  problems: ['sheet_not_understood', 'sheet_too_big'],
});

/** The imports, newest first by default; a running one has its progress. */
export const listImports = endpoint({
  method: 'GET',
  path: '/admin/imports/list',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'List imports',
  reads: ['imports'],
  input: z.object(listing(['created_at', 'file_name', 'state'])),
  data: z.array(importWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** One import with its columns, mapping and progress. A screen polls it every second while it runs. */
export const showImport = endpoint({
  method: 'GET',
  path: '/admin/imports/show',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'One import with its columns, mapping and progress',
  reads: ['imports'],
  input: importQuery,
  data: importDetailsWire,
  message: 'outcome.done',
  problems: [],
});

/** Checks every row against a mapping and changes nothing: the dry run. It continues after the answer. */
export const checkImport = endpoint({
  method: 'POST',
  path: '/admin/imports/check',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'Begin the dry run of an import',
  changes: ['imports', 'mappings'],
  input: importKey.extend({
    mapping,
    /** Also saves the mapping under this name, replacing the one that has it. */
    save_as: mappingName.optional(),
  }),
  data: importDetailsWire,
  message: 'outcome.check_begun',
  problems: ['import_is_running', 'import_file_gone', 'mapping_is_built_in'],
});

/** Imports the rows with the mapping of the dry run. It continues after the answer, and after a restart of the server. */
export const startImport = endpoint({
  method: 'POST',
  path: '/admin/imports/start',
  access: 'administrator',
  permission: 'imports.run',
  needsProof: true,
  feature: 'imports',
  summary: 'Import the rows of an import that was checked',
  changes: ['imports', 'mappings', 'invitations'],
  input: importKey.extend({
    /** Invites the people by mail as their rows are imported; without it an administrator does that later. */
    sends_invitations: z.boolean().default(false),
    /** Who gave the sheet, as the invited people read it: `St Mary’s marriage bureau`. Null is nobody; absent, it stays as it is. */
    source: line(120, 'validation.required').nullable().optional(),
  }),
  data: importDetailsWire,
  message: 'outcome.import_begun',
  problems: ['import_is_running', 'import_not_checked', 'import_words_open', 'import_file_gone'],
});

/** Stops a dry run or an import after the current rows. Rows that are imported by then stay imported. */
export const stopImport = endpoint({
  method: 'POST',
  path: '/admin/imports/stop',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'Stop an import that runs',
  changes: ['imports'],
  input: importKey,
  data: importDetailsWire,
  message: 'outcome.import_stopped',
  problems: ['import_not_running'],
});

/** Deletes an import with its rows and their reports. Its invitations stay. */
export const removeImport = endpoint({
  method: 'POST',
  path: '/admin/imports/remove',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'Delete an import and its file',
  changes: ['imports', 'mappings', 'invitations'],
  input: importKey,
  data: z.null(),
  message: 'outcome.import_removed',
  problems: ['import_is_running'],
});

const rowListing = listing(['row']);

/** The outcome of each row of an import, in the order of the file. */
export const listImportRows = endpoint({
  method: 'GET',
  path: '/admin/imports/rows',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'List what happens with each row of an import',
  reads: [],
  input: importQuery.extend({
    page: rowListing.page,
    limit: rowListing.limit,
    cursor: rowListing.cursor,
    /** The first row of the file to list. */
    from_row: queryRowId.optional(),
    /**
     * `taken` rows are the imported ones, `good` those without remarks, `nothing_to_do` those whose remarks ask for nothing; `problems` are the
     * refused rows and the taken ones with remarks to look at.
     */
    show: z
      .enum(
        ['all', 'problems', 'refused', 'with_remarks', 'nothing_to_do', 'taken', 'good'],
        says('validation.choice'),
      )
      .default('all'),
    /** The field and the key of a reason, as `mobile|row.more_numbers`: the rows that it is said of. */
    note: z
      .string(says('validation.choice'))
      .max(120, says('validation.too_long'))
      .regex(/^[a-z_]*\|[a-z_.]+$/, says('validation.choice'))
      .optional(),
  }),
  data: z.array(importRowWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/**
 * The rows that were refused, or those with remarks too, as a spreadsheet: the columns of the file and one more, "Reason". Mended, it can
 * be uploaded again: that column is not read. Success is the file itself (CSV with a byte order mark); a refusal is the usual envelope. Cells that a spreadsheet would run as
 * a formula are escaped.
 */
export const downloadProblems = endpoint({
  method: 'GET',
  path: '/admin/imports/problems.csv',
  access: 'administrator',
  permission: 'imports.run',
  needsProof: true,
  feature: 'imports',
  summary: 'The rows with problems as a spreadsheet',
  reads: [],
  input: importQuery.extend({
    show: z.enum(['refused', 'problems'], says('validation.choice')).default('problems'),
  }),
  download: 'text/csv',
  data: z.null(),
  message: 'outcome.done',
  problems: ['import_file_gone'],
});
