import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { findImport, type Import } from './imports.repository.ts';
import { findChunk, listRowsAfter } from './import-rows.repository.ts';
import { listRemarks } from './imports.presenter.ts';

const keptRows = z.array(z.tuple([z.number().int()], z.string()));
/** Without it older spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/**
 * The rows of an import that were refused or have remarks, as a CSV for spreadsheets: the columns of the sheet and one more.
 * Written while it is sent, chunk by chunk. Throws not_found or import_file_gone.
 */
export async function writeProblems(
  { database }: Pick<Context, 'database'>,
  importId: number,
): Promise<AnsweredFile> {
  const found = await findImport(database, importId);
  if (found === undefined) throw problem('not_found');
  if (!found.isKept) throw problem('import_file_gone');
  const name = `${found.fileName.replace(/\.\w{2,4}$/, '')} - problems.csv`;
  return { name, content: Readable.from(writeLines({ database }, found)) };
}

async function* writeLines(
  { database }: Pick<Context, 'database'>,
  { id: importId, columns, fileName: _name }: Import,
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsv([['Row', ...columns, 'Problem']]);
  let after = 0;
  for (let position = 0; ; position += 1) {
    const chunk = keptRows.optional().parse(await findChunk(database, { importId, position }));
    if (chunk === undefined) return;
    const before = chunk.at(-1)?.[0] ?? after;
    const reports = await listRowsAfter(database, { importId, show: 'problems', after, before });
    const remarksOf = new Map(reports.map(({ rowNumber, remarks }) => [rowNumber, sayProblems(remarks)]));
    const lines = chunk.flatMap(([rowNumber, ...cells]) => {
      const said = remarksOf.get(rowNumber);
      return said === undefined
        ? []
        : [[String(rowNumber), ...columns.map((_c, at) => cells[at] ?? ''), said]];
    });
    if (lines.length > 0) yield writeCsv(lines);
    after = before;
  }
}

function sayProblems(remarks: unknown): string {
  return listRemarks(remarks)
    .map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
    .join('; ');
}

/** Lines of a CSV in which no cell begins like a formula: a spreadsheet would run what a stranger wrote. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  );
}
