import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { deleteImport, insertChunk, insertImport, openImport } from './imports.repository.ts';
import { readCsv, readFirstBytes } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { cleanCell, nameColumns, recogniseFormat, sheetLimits } from './sheets.rules.ts';
import { suggestMapping } from './suggest-mapping.ts';

export type BroughtSheet = {
  path: string;
  fileName: string;
  /** Only the command line takes a compressed CSV. */
  takesCompressed: boolean;
  createdBy: number | null;
};

const rowsOfChunk = 250;
const sampleRows = 5;

/**
 * Reads a sheet of any kind, checks its limits, and keeps its rows in the database until the import is over. Blank rows
 * are left out; the others keep the numbers that a spreadsheet shows. Whatever goes wrong, nothing is left. Throws
 * sheet_not_understood or sheet_too_big.
 */
export async function keepSheet(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { path, fileName, takesCompressed, createdBy }: BroughtSheet,
): Promise<number> {
  const contentHash = await hashFile(path);
  const rows = numberRows(await openSheet(path, takesCompressed));
  const header = await rows.next();
  if (header.done === true) throw problem('sheet_not_understood');
  const columns = nameColumns(header.value.cells);
  const mapping = JSON.stringify(suggestMapping(columns));
  const id = await insertImport(database, {
    fileName,
    contentHash,
    columns,
    mapping,
    createdBy,
    createdAt: now(),
  });
  try {
    const { count, sample } = await keepRows(rows, (chunk) =>
      insertChunk(database, { importId: id, ...chunk }),
    );
    if (count === 0) throw problem('sheet_not_understood');
    await openImport(database, { id, rows: count, sample: JSON.stringify(sample) });
    return id;
  } catch (error) {
    await deleteImport(database, id);
    throw error;
  }
}

type Rows = AsyncIterable<string[]> | Iterable<string[]>;
type NumberedRow = { rowNumber: number; cells: string[] };
/** A row as it is kept. */
type KeptCells = (number | string)[];

async function openSheet(path: string, takesCompressed: boolean): Promise<Rows> {
  const format = recogniseFormat(await readFirstBytes(path));
  if (format === 'workbook') return readWorkbook(path);
  if (format === null || (format === 'gzip' && !takesCompressed)) throw problem('sheet_not_understood');
  if (format === 'gzip') return readCsv({ path, isCompressed: true, encoding: 'utf-8' });
  return readCsv({ path, isCompressed: false, encoding: format });
}

/** The rows that say something, with their numbers in the sheet. */
async function* numberRows(rows: Rows): AsyncGenerator<NumberedRow> {
  let rowNumber = 0;
  for await (const raw of rows) {
    rowNumber += 1;
    const cells = trimEnd(raw.map(cleanCell));
    if (cells.length === 0) continue;
    requireSize(cells);
    yield { rowNumber, cells };
  }
}

async function keepRows(
  rows: AsyncIterable<NumberedRow>,
  keep: (chunk: { position: number; rows: string }) => Promise<void>,
): Promise<{ count: number; sample: string[][] }> {
  const sample: string[][] = [];
  let chunk: KeptCells[] = [];
  let count = 0;
  let position = 0;
  const keepChunk = async () => {
    await keep({ position, rows: JSON.stringify(chunk) });
    position += 1;
    chunk = [];
  };
  for await (const { rowNumber, cells } of rows) {
    count += 1;
    if (count > sheetLimits.rows) throw problem('sheet_too_big');
    if (sample.length < sampleRows) sample.push(cells);
    chunk.push([rowNumber, ...cells]);
    if (chunk.length === rowsOfChunk) await keepChunk();
  }
  if (chunk.length > 0) await keepChunk();
  return { count, sample };
}

function requireSize(cells: readonly string[]): void {
  const isTooBig =
    cells.length > sheetLimits.columns || cells.some((cell) => cell.length > sheetLimits.cellCharacters);
  if (isTooBig) throw problem('sheet_too_big');
}

function trimEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** What the bytes of a file are, by which the same file is known again. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}
