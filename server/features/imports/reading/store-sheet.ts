import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { findChoices, listCodesNamed } from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { deleteImport, findChunk, insertChunk, insertImport, markUploaded } from '../imports.repository.ts';
import { rowsOfChunk } from '../imports.rules.ts';
import { readDayOf1904 } from '../converting/dates.rules.ts';
import { findWordsIn } from '../converting/find-words.ts';
import { recogniseColumns } from '../mappings/recognise-columns.rules.ts';
import { openFile } from './open-file.ts';
import { fillMerged } from './fill-merged.ts';
import { plainStored } from './merged-cells.rules.ts';
import { placeRows } from './place-rows.rules.ts';
import { type OpenFile, type Plan, planTables } from './plan-tables.rules.ts';
import { cleanCell, numberOfRow, sheetLimits } from './sheets.rules.ts';

/** A row that is not blank, with its number (see `numberOfRow`). */
export type SheetRow = { rowNumber: number; cells: string[] };

type SheetFile = {
  path: string;
  fileName: string;
  /** Whether a CSV may be compressed with gzip. */
  allowsGzip: boolean;
  createdBy: number | null;
};

const sampleRows = 5;
/** A chunk as it is stored: each row is its number, then its cells. */
const storedChunk = z.array(z.tuple([z.number().int()], z.string()));

/**
 * Reads a sheet of any format, checks its limits, and stores its rows as a new import, without blank rows. Returns the id
 * of the import; after an error nothing is stored. Throws sheet_not_understood or sheet_too_big.
 */
export async function storeSheet(
  context: Pick<Context, 'database' | 'now'>,
  file: SheetFile,
): Promise<number> {
  const contentHash = await hashFile(file.path);
  const opened = await openFile(file);
  try {
    return await storeOpened(context, { file, opened, contentHash });
  } finally {
    await opened.close();
  }
}

async function storeOpened(
  context: Pick<Context, 'database' | 'now'>,
  { file, opened, contentHash }: { file: SheetFile; opened: OpenFile; contentHash: string },
): Promise<number> {
  const { database, now } = context;
  const starts = opened.starts.map(({ rows, ...start }) => ({
    ...start,
    rows: rows.map((row) => row.map(cleanCell)),
  }));
  const plan = planTables(starts, file.fileName);
  if (plan === null) throw problem('sheet_not_understood');
  if (plan.columns.length > sheetLimits.columns) throw problem('sheet_too_big');
  const { mapping, by } = await recognise(context, { plan, starts, merged: opened.merged });
  const { fileName, createdBy } = file;
  const sheet = { fileName, contentHash, columns: plan.columns, createdBy, createdAt: now() };
  const id = await insertImport(database, { ...sheet, mapping: JSON.stringify(mapping) });
  try {
    const dates = opened.isOf1904 === true ? (mapping.fields.dob?.columns ?? []) : [];
    const days = new Set(dates.map((column) => plan.columns.indexOf(column)));
    const stored = await storeRows(readTables(opened, { plan, days }), {
      columns: plan.columns.length,
      insert: (chunk) => insertChunk(database, { importId: id, ...chunk }),
    });
    if (stored.count === 0) throw problem('sheet_not_understood');
    const { sheets, hasMark } = plan;
    const columns = by.map((how, at) => ({ by: how, filled: stored.filled[at] ?? 0 }));
    const layout = JSON.stringify({ sheets, hasMark, columns, mapping });
    await markUploaded(database, { id, rows: stored.count, sample: JSON.stringify(stored.sample), layout });
    return id;
  } catch (error) {
    await deleteImport(database, id);
    throw error;
  }
}

/** What the columns are read as, by their headers and the first rows of every sheet. */
async function recognise(
  context: Pick<Context, 'database' | 'now'>,
  { plan, starts, merged }: { plan: Plan } & Pick<OpenFile, 'starts' | 'merged'>,
) {
  const choices = await findChoices(context);
  const rows = plan.tables.flatMap((table) => {
    const { name = null, rows: first = [] } = starts[table.index] ?? {};
    const place = placeRows(table, { columns: plan.columns.length });
    const fill = fillOf({ name, merged });
    return first.flatMap((cells, at) => {
      const placed = at < table.length ? null : place(cells, () => fill(at + 1, cells));
      return placed === null ? [] : [placed.map(plainStored)];
    });
  });
  return recogniseColumns({
    names: plan.columns,
    rows,
    isNamed: (list, text) => listCodesNamed(choices, { list, text }).length > 0,
    find: findWordsIn(choices),
  });
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

/**
 * The rows of all sheets that are read, one after the other, in the columns of the import. `days` are the columns in which a bare number
 * counts days from 1904 on.
 */
async function* readTables(
  opened: OpenFile,
  { plan, days }: { plan: Plan; days: ReadonlySet<number> },
): AsyncGenerator<SheetRow> {
  for (const table of plan.tables) {
    let row = 0;
    const place = placeRows(table, { columns: plan.columns.length });
    const fill = fillOf({ name: opened.starts[table.index]?.name ?? null, merged: opened.merged });
    for await (const raw of opened.readRows(table.index)) {
      row += 1;
      const cells = trimEnd(raw.map(cleanCell));
      if (cells.length === 0 || row <= table.length) continue;
      requireSize(cells);
      const dated = cells.map((cell, at) =>
        days.has(table.positions[at] ?? Infinity) ? readDayOf1904(cell) : cell,
      );
      const placed = place(cells, () => fill(row, dated));
      if (placed === null) continue;
      yield { rowNumber: numberOfRow({ sheet: table.index, row }), cells: trimEnd(placed) };
    }
  }
}

/** Fills the rows of one sheet with what is merged in it. */
function fillOf({ name, merged }: { name: string | null; merged: OpenFile['merged'] }) {
  return fillMerged(merged?.get(name ?? '') ?? new Map());
}

type Storing = {
  columns: number;
  insert: (chunk: { position: number; rows: string }) => Promise<void>;
};
/** `filled` is how many cells of each column are not empty. */
type Stored = { count: number; sample: string[][]; filled: number[] };

async function storeRows(rows: AsyncIterable<SheetRow>, { columns, insert }: Storing): Promise<Stored> {
  const stored: Stored = { count: 0, sample: [], filled: Array.from({ length: columns }, () => 0) };
  let chunk: z.infer<typeof storedChunk> = [];
  let position = 0;
  const storeChunk = async () => {
    await insert({ position, rows: JSON.stringify(chunk) });
    position += 1;
    chunk = [];
  };
  for await (const { rowNumber, cells } of rows) {
    stored.count += 1;
    if (stored.count > sheetLimits.rows) throw problem('sheet_too_big');
    if (stored.sample.length < sampleRows) stored.sample.push(cells.map(plainStored));
    stored.filled = stored.filled.map((filled, at) => ((cells[at] ?? '') === '' ? filled : filled + 1));
    chunk.push([rowNumber, ...cells]);
    if (chunk.length === rowsOfChunk) await storeChunk();
  }
  if (chunk.length > 0) await storeChunk();
  return stored;
}

function requireSize(cells: readonly string[]): void {
  const isTooBig =
    cells.length > sheetLimits.columns || cells.some((cell) => cell.length > sheetLimits.cellCharacters);
  if (isTooBig) throw problem('sheet_too_big');
}

function trimEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
