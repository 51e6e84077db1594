import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problem } from '#server/platform/problem.ts';
import { readCsv, readFirstBytes } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { cleanCell, nameColumns, recogniseFormat, sheetLimits } from './sheets.rules.ts';

/** A sheet as it is kept: its rows in a file of their own, one JSON list a line, `[row number, ...cells]`. */
export type KeptSheet = {
  file: string;
  contentHash: string;
  columns: string[];
  sample: string[][];
  rows: number;
};

/** Where the rows of imports are kept. */
export function importsFolder(dataDirectory: string): string {
  return join(dataDirectory, 'imports');
}

const sampleRows = 5;

/**
 * Reads a sheet of any kind, checks its limits, and keeps its rows; blank rows are left out, the others keep the numbers
 * that a spreadsheet shows. Whatever goes wrong, no file is left. Throws sheet_not_understood or sheet_too_big.
 */
export async function keepSheet(
  dataDirectory: string,
  { path, takesCompressed }: { path: string; takesCompressed: boolean },
): Promise<KeptSheet> {
  const folder = importsFolder(dataDirectory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `${randomUUID()}.rows`;
  const draft = join(folder, `${file}.part`);
  const kept = { columns: [] as string[], sample: [] as string[][], rows: 0 };
  try {
    const rows = await openSheet(path, takesCompressed);
    await pipeline(Readable.from(writeLines(rows, kept)), createWriteStream(draft, { mode: 0o600 }));
    if (kept.rows === 0) throw problem('sheet_not_understood');
    await rename(draft, join(folder, file));
    return { ...kept, file, contentHash: await hashFile(path) };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

type Rows = AsyncIterable<string[]> | Iterable<string[]>;

async function openSheet(path: string, takesCompressed: boolean): Promise<Rows> {
  const format = recogniseFormat(await readFirstBytes(path));
  if (format === 'workbook') return readWorkbook(path);
  if (format === null || (format === 'gzip' && !takesCompressed)) throw problem('sheet_not_understood');
  if (format === 'gzip') return readCsv({ path, isCompressed: true, encoding: 'utf-8' });
  return readCsv({ path, isCompressed: false, encoding: format });
}

/** Gives the lines of the kept file, and notes columns, sample and count on the way. */
async function* writeLines(
  rows: Rows,
  kept: { columns: string[]; sample: string[][]; rows: number },
): AsyncGenerator<string> {
  let rowNumber = 0;
  for await (const raw of rows) {
    rowNumber += 1;
    const cells = trimEnd(raw.map(cleanCell));
    if (cells.length === 0) continue;
    requireSize(cells);
    if (kept.columns.length === 0) {
      kept.columns = nameColumns(cells);
      continue;
    }
    kept.rows += 1;
    if (kept.rows > sheetLimits.rows) throw problem('sheet_too_big');
    if (kept.sample.length < sampleRows) kept.sample.push(cells);
    yield `${JSON.stringify([rowNumber, ...cells])}\n`;
  }
}

function requireSize(cells: readonly string[]): void {
  const isTooBig =
    cells.length > sheetLimits.columns || cells.some((cell) => cell.length > sheetLimits.cellCharacters);
  if (isTooBig) throw problem('sheet_too_big');
}

function trimEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}
