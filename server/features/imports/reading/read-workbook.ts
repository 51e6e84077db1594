import { on } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Problem, problem } from '#server/platform/problem.ts';
import type { OpenFile } from './plan-tables.rules.ts';
import { repackWorkbook } from './repack-workbook.ts';
import { firstRows, sheetLimits } from './sheets.rules.ts';

/** The absolute file of the package, because a thread that runs source text cannot resolve package names. */
const reader = pathToFileURL(createRequire(import.meta.url).resolve('read-excel-file/node')).href;

/**
 * The source text of the thread. A date becomes the calendar day that the cell shows, a formula its last result. It posts the names and
 * first rows of all sheets, and then the rows of each sheet that it is asked for, in parts of 500, so that receiving them never blocks
 * the process for long. An empty part is the end of a sheet, and null means that the cells contain too much text.
 */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { limits, firstRows } = workerData;
  let charactersLeft = limits.workbookCharacters;
  const toText = (cell) => {
    const text = cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
    charactersLeft -= text.length;
    if (charactersLeft < 0 || text.length > limits.cellCharacters) throw new RangeError('Too much text');
    return text;
  };
  const toTexts = (rows) => rows.map((row) => row.map(toText));
  const post = (parts) => {
    try {
      for (const part of parts()) parentPort.postMessage(part);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      parentPort.postMessage(null);
    }
  };
  import(workerData.reader)
    .then(({ default: readSheets }) => readSheets(Buffer.from(workerData.archive)))
    .then((sheets) => {
      post(() => [sheets.map(({ sheet, data }) => ({ name: sheet, rows: toTexts(data.slice(0, firstRows)) }))]);
      parentPort.on('message', (index) => {
        const rows = sheets[index].data;
        post(function* () {
          for (let from = 0; from < rows.length; from += 500) yield toTexts(rows.slice(from, from + 500));
          yield [];
        });
      });
    });
`;

/**
 * Opens a workbook: the beginning of all of its sheets, and the rows of each; an empty row is an empty list. It is read in a separate
 * thread with limited memory and time, so that a hostile file cannot block or exhaust the process. Throws sheet_too_big or
 * sheet_not_understood.
 */
export async function openWorkbook(path: string): Promise<OpenFile> {
  const { archive, facts, merged } = await repackWorkbook(path);
  const thread = new Worker(program, {
    eval: true,
    workerData: { reader, archive, limits: sheetLimits, firstRows },
    resourceLimits: { maxOldGenerationSizeMb: sheetLimits.readerMegabytes },
  });
  const receive = receiver(thread);
  const close = async () => void (await thread.terminate());
  try {
    // What the program above posts first.
    const starts = ((await receive()) as OpenFile['starts']).map((start) => ({
      ...start,
      isHidden: facts.hidden.has(start.name ?? ''),
    }));
    const { isOf1904 } = facts;
    return { starts, isOf1904, merged, readRows: (index) => readRows({ thread, receive, index }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Receives the next message of the thread. Throws sheet_too_big or sheet_not_understood. */
function receiver(thread: Worker): () => Promise<unknown> {
  const messages = on(thread, 'message', { signal: AbortSignal.timeout(sheetLimits.readerMs) });
  return async () => {
    try {
      const { value } = await messages.next();
      // Events carry one message each.
      const [message] = (value ?? [null]) as [unknown];
      if (message === null) throw problem('sheet_too_big');
      return message;
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

type Request = { thread: Worker; receive: () => Promise<unknown>; index: number };

async function* readRows({ thread, receive, index }: Request): AsyncGenerator<string[]> {
  thread.postMessage(index);
  for (;;) {
    // What the program above posts for a sheet.
    const rows = (await receive()) as string[][];
    if (rows.length === 0) return;
    yield* rows;
  }
}

/** Running out of memory or time means a too big file; any other error of the reader, an invalid one. */
function refusalOf(error: unknown): Error {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isTooMuch = code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR';
  return problem(isTooMuch ? 'sheet_too_big' : 'sheet_not_understood');
}
