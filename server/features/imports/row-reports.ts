import { Readable } from 'node:stream';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type {
  downloadProblems as downloadProblemsEndpoint,
  listImportRows as listImportRowsEndpoint,
} from '#contract/imports/imports.ts';
import type { Context } from '#server/platform/context.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { type ConvertedRow, convertRow } from './converting/convert-row.ts';
import type { Remark } from './imports.rules.ts';
import { findImport, type ListedImport } from './imports.repository.ts';
import { reasonColumn, withoutReason } from './reading/reason-column.rules.ts';
import { plainStored } from './reading/merged-cells.rules.ts';
import { findStoredRows } from './reading/store-sheet.ts';
import { prepareRules } from './run-import.ts';
import {
  countReports,
  listReports,
  listReportsBetween,
  type StoredReport,
} from './row-reports.repository.ts';
import {
  headerOf,
  isNoPerson,
  type PresentedRow,
  presentReport,
  type ReadSheet,
  reportedSheet,
} from './row-reports.presenter.ts';

type Source = Pick<Context, 'database' | 'now'>;

/** The reports of an import in the order of its rows. Throws not_found, or invalid_input for an invalid cursor. */
export async function listImportRows(source: Source, input: ValidInput<typeof listImportRowsEndpoint>) {
  const { database } = source;
  const query = readListing({ ...input, search: '', order: 'asc' }, 'row');
  const importId = input.import_id;
  const found = await findImport(database, importId);
  if (found === undefined) throw problem('not_found');
  const { show, note } = input;
  const filter = { importId, show, fromRow: input.from_row ?? 1, note };
  const reports = await listReports(database, { ...filter, ...query });
  const total = await countReports(database, filter);
  return { data: await presentReports(source, { found, reports }), ...pagingOf(query, total) };
}

/** The reports with what the rows say, as long as they are stored. */
async function presentReports(
  source: Source,
  { found, reports }: { found: ListedImport; reports: readonly StoredReport[] },
): Promise<PresentedRow[]> {
  const { database } = source;
  const sheet = reportedSheet(found);
  const readAgain = await prepareReading(source, { found, reports });
  const cells = new Map<number, readonly string[]>();
  for (const position of new Set(reports.map(({ chunk }) => chunk))) {
    if (position === null) continue;
    const rows = await findStoredRows(database, { importId: found.id, position });
    for (const row of rows ?? []) cells.set(row.rowNumber, row.cells);
  }
  return reports.map((report) => {
    const row = cells.get(report.rowNumber);
    return presentReport(report, { cells: row, sheet, readAs: readAgain(row) });
  });
}

/** Remarks that name what a cell was read as, which no report stores. */
const namingRemarks =
  /row\.(?:read_as|lives_at_work|lives_elsewhere|title_kept|no_field|no_place|partner_wish|partly_read|kind_guessed|not_understood|more_numbers|siblings_married|number_of_(?:family|parents)|read_more|other_name|place_of_city|beside_name|other_column|too_long_together|not_looking|converted_currency)/;

/** Converts a row once more for what its cells were read as; nothing when no report has such a remark. */
async function prepareReading(
  source: Source,
  { found, reports }: { found: ListedImport; reports: readonly StoredReport[] },
): Promise<(cells: readonly string[] | undefined) => readonly Remark[]> {
  const isWanted = reports.some(({ remarks }) => namingRemarks.test(JSON.stringify(remarks)));
  if (!isWanted) return () => [];
  const rules = await prepareRules(source, found);
  return (cells) => {
    return cells === undefined ? [] : remarksOf(convertRow(cells, rules));
  };
}

/** The remarks of a row that was converted again, or why it is refused. */
export function remarksOf(converted: ConvertedRow): readonly Remark[] {
  return 'remarks' in converted ? converted.remarks : [converted.refusal];
}

type Download = ValidInput<typeof downloadProblemsEndpoint>;
export type ProblemRows = Download['show'];

/** The rows with problems as a spreadsheet; records the download. Throws not_found or import_file_gone. */
export async function downloadProblems(
  context: Context,
  { input, administratorId }: { input: Download; administratorId: number },
): Promise<AnsweredFile> {
  const file = await writeProblems(context, { importId: input.import_id, show: input.show });
  const subject = `import ${input.import_id}`;
  const now = context.now();
  await recordAction(context.database, { administratorId, action: 'import.downloaded', subject, now });
  return file;
}

/**
 * The refused rows, or those with remarks too, as a CSV: the columns of the sheet, and the reason. It can be mended and brought again. It is
 * written while it is sent, chunk by chunk. Throws not_found or import_file_gone.
 */
export async function writeProblems(
  source: Source,
  { importId, show }: { importId: number; show: ProblemRows },
): Promise<AnsweredFile> {
  const found = await findImport(source.database, importId);
  if (found === undefined) throw problem('not_found');
  if (!found.hasFile) throw problem('import_file_gone');
  const name = `${found.fileName.replace(/\.\w{2,4}$/, '')} - ${show}.csv`;
  return { name, content: Readable.from(writeLines(source, { found, show })) };
}

async function* writeLines(
  source: Source,
  { found, show }: { found: ListedImport; show: ProblemRows },
): AsyncGenerator<string> {
  const { database } = source;
  const { id: importId } = found;
  const columns = withoutReason(found.columns);
  const sheet = reportedSheet(found);
  yield byteOrderMark + writeCsv([[...columns, reasonColumn]]);
  let after = 0;
  for (let position = 0; ; position += 1) {
    const rows = await findStoredRows(database, { importId, position });
    if (rows === undefined) return;
    const upTo = rows.at(-1)?.rowNumber ?? after;
    const reports = await listReportsBetween(database, {
      importId,
      show: show === 'problems' ? 'noted' : show,
      after,
      upTo,
    });
    const readAgain = await prepareReading(source, { found, reports });
    const byRow = new Map(reports.map((report) => [report.rowNumber, report]));
    const lines = rows.flatMap(({ rowNumber, cells }) => {
      const report = byRow.get(rowNumber);
      if (report === undefined || isNoPerson(report.remarks)) return [];
      const reason = reasonOf(presentReport(report, { cells, sheet, readAs: readAgain(cells) }), sheet);
      // Cells beyond the header stay beyond it, so that the row is refused again until it is put right.
      const beyond = cells.slice(found.columns.length);
      return [[...columns.map((_column, at) => plainStored(cells[at] ?? '')), reason, ...beyond]];
    });
    if (lines.length > 0) yield writeCsv(lines);
    after = upTo;
  }
}

/** What is wrong with a row and how to mend it, in one line, by the headers of the sheet. */
export function reasonOf(
  { ir_sheet: name, ir_row: row, ir_remarks: remarks }: PresentedRow,
  sheet: ReadSheet,
): string {
  const place = name === null ? `Row ${row}` : `${name}, row ${row}`;
  const reasons = remarks.map(({ field, message, mend }) => {
    const header = headerOf(field, sheet);
    const reason = header === null ? message : `${header}: ${message}`;
    return mend === null ? reason : `${reason}. ${mend}`;
  });
  return `${place} – ${reasons.join('; ')}`;
}
