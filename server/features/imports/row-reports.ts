import { Readable } from 'node:stream';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { listImportRows as listImportRowsEndpoint } from '#contract/imports/imports.ts';
import type { Context } from '#server/platform/context.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { presentRemarks, presentReport } from './imports.presenter.ts';
import { findImport, type Import } from './imports.repository.ts';
import { findStoredRows } from './reading/store-sheet.ts';
import { countReports, listReports, listReportsBetween } from './row-reports.repository.ts';

/** The reports of an import in the order of its rows. Throws not_found, or invalid_input for an invalid cursor. */
export async function listImportRows(
  { database }: Context,
  input: ValidInput<typeof listImportRowsEndpoint>,
) {
  const query = readListing({ ...input, search: '', order: 'asc' }, 'row');
  const importId = input.import_id;
  if ((await findImport(database, importId)) === undefined) throw problem('not_found');
  const filter = { importId, show: input.show, fromRow: input.from_row ?? 1 };
  const reports = await listReports(database, { ...filter, ...query });
  const total = await countReports(database, filter);
  return { data: reports.map(presentReport), ...pagingOf(query, total) };
}

/** The rows with problems as a spreadsheet; records the download. Throws not_found or import_file_gone. */
export async function downloadProblems(
  context: Context,
  { importId, administratorId }: { importId: number; administratorId: number },
): Promise<AnsweredFile> {
  const file = await writeProblems(context, importId);
  const subject = `import ${importId}`;
  const now = context.now();
  await recordAction(context.database, { administratorId, action: 'import.downloaded', subject, now });
  return file;
}

/**
 * The refused rows and those with remarks as a CSV: the row number, the columns of the sheet, and the problem. It is
 * written while it is sent, chunk by chunk. Throws not_found or import_file_gone.
 */
export async function writeProblems(
  { database }: Pick<Context, 'database'>,
  importId: number,
): Promise<AnsweredFile> {
  const found = await findImport(database, importId);
  if (found === undefined) throw problem('not_found');
  if (!found.hasFile) throw problem('import_file_gone');
  const name = `${found.fileName.replace(/\.\w{2,4}$/, '')} - problems.csv`;
  return { name, content: Readable.from(writeLines({ database }, found)) };
}

async function* writeLines(
  { database }: Pick<Context, 'database'>,
  { id: importId, columns }: Import,
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsv([['Row', ...columns, 'Problem']]);
  let after = 0;
  for (let position = 0; ; position += 1) {
    const rows = await findStoredRows(database, { importId, position });
    if (rows === undefined) return;
    const upTo = rows.at(-1)?.rowNumber ?? after;
    const reports = await listReportsBetween(database, { importId, show: 'problems', after, upTo });
    const problems = new Map(reports.map(({ rowNumber, remarks }) => [rowNumber, joinRemarks(remarks)]));
    const lines = rows.flatMap(({ rowNumber, cells }) => {
      const text = problems.get(rowNumber);
      if (text === undefined) return [];
      return [[String(rowNumber), ...columns.map((_column, at) => cells[at] ?? ''), text]];
    });
    if (lines.length > 0) yield writeCsv(lines);
    after = upTo;
  }
}

function joinRemarks(remarks: unknown): string {
  return presentRemarks(remarks)
    .map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
    .join('; ');
}
