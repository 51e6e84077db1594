import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { deleteImport, findChunk, insertChunk, insertImport, markUploaded } from '../imports.repository.ts';
import { rowsOfChunk } from '../imports.rules.ts';
import { suggestMapping } from '../mappings/built-in-mappings.rules.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { cleanCell, nameColumns, recogniseFormat, sheetLimits } from './sheets.rules.ts';

/** A row that is not blank, with the number that a spreadsheet shows for it. */
type SheetRow = { rowNumber: number; cells: string[] };

type SheetFile = {
  path: string;
  fileName: string;
  /** Whether a CSV may be compressed with gzip. */
  allowsGzip: boolean;
  createdBy: number | null;
};

const sampleRows = 5;
const firstBytesOfFile = 64 * 1024;
/** A chunk as it is stored: each row is its number, then its cells. */
const storedChunk = z.array(z.tuple([z.number().int()], z.string()));

/**
 * Reads a sheet of any format, checks its limits, and stores its rows as a new import, without blank rows. Returns the id
 * of the import; after an error nothing is stored. Throws sheet_not_understood or sheet_too_big.
 */
export async function storeSheet(
  { database, now }: Pick<Context, 'database' | 'now'>,
  file: SheetFile,
): Promise<number> {
  const { fileName, createdBy } = file;
  const contentHash = await hashFile(file.path);
  const rows = numberRows(await openSheet(file));
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
    const { count, sample } = await storeRows(rows, (chunk) =>
      insertChunk(database, { importId: id, ...chunk }),
    );
    if (count === 0) throw problem('sheet_not_understood');
    await markUploaded(database, { id, rows: count, sample: JSON.stringify(sample) });
    return id;
  } catch (error) {
    await deleteImport(database, id);
    throw error;
  }
}

/** The hash of a file's content, by which the same file is recognised. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}

/** The rows of a stored chunk; undefined after the last one. */
export async function findStoredRows(
  database: Database,
  chunk: { importId: number; position: number },
): Promise<SheetRow[] | undefined> {
  const rows = storedChunk.optional().parse(await findChunk(database, chunk));
  return rows?.map(([rowNumber, ...cells]) => ({ rowNumber, cells }));
}

type Rows = AsyncIterable<string[]> | Iterable<string[]>;

async function openSheet({ path, allowsGzip }: SheetFile): Promise<Rows> {
  const format = recogniseFormat(await readFirstBytes(path));
  if (format === 'workbook') return readWorkbook(path);
  if (format === null || (format === 'gzip' && !allowsGzip)) throw problem('sheet_not_understood');
  if (format === 'gzip') return readCsv({ path, isCompressed: true, encoding: 'utf-8' });
  return readCsv({ path, isCompressed: false, encoding: format });
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytesOfFile), 0, firstBytesOfFile, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* numberRows(rows: Rows): AsyncGenerator<SheetRow> {
  let rowNumber = 0;
  for await (const raw of rows) {
    rowNumber += 1;
    const cells = trimEnd(raw.map(cleanCell));
    if (cells.length === 0) continue;
    requireSize(cells);
    yield { rowNumber, cells };
  }
}

async function storeRows(
  rows: AsyncIterable<SheetRow>,
  insert: (chunk: { position: number; rows: string }) => Promise<void>,
): Promise<{ count: number; sample: string[][] }> {
  const sample: string[][] = [];
  let chunk: z.infer<typeof storedChunk> = [];
  let count = 0;
  let position = 0;
  const storeChunk = async () => {
    await insert({ position, rows: JSON.stringify(chunk) });
    position += 1;
    chunk = [];
  };
  for await (const { rowNumber, cells } of rows) {
    count += 1;
    if (count > sheetLimits.rows) throw problem('sheet_too_big');
    if (sample.length < sampleRows) sample.push(cells);
    chunk.push([rowNumber, ...cells]);
    if (chunk.length === rowsOfChunk) await storeChunk();
  }
  if (chunk.length > 0) await storeChunk();
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
