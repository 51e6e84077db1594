import { on } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Problem, problem } from '#server/platform/problem.ts';
import { repackWorkbook } from './repack-workbook.ts';
import { sheetLimits } from './sheets.rules.ts';

/** The absolute file of the package, because a thread that runs source text cannot resolve package names. */
const reader = pathToFileURL(createRequire(import.meta.url).resolve('read-excel-file/node')).href;

/**
 * The source text of the thread. A date becomes the calendar day that the cell shows, a formula its last result. Rows are
 * posted in parts of 500, so that receiving them never blocks the process for long; an empty part is the end, and null
 * means that the cells contain too much text.
 */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { limits } = workerData;
  let charactersLeft = limits.workbookCharacters;
  const toText = (cell) => {
    const text = cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
    charactersLeft -= text.length;
    if (charactersLeft < 0 || text.length > limits.cellCharacters) throw new RangeError('Too much text');
    return text;
  };
  import(workerData.reader)
    .then(({ readSheet }) => readSheet(Buffer.from(workerData.archive)))
    .then((rows) => {
      for (let from = 0; from < rows.length; from += 500) {
        parentPort.postMessage(rows.slice(from, from + 500).map((row) => row.map(toText)));
      }
      parentPort.postMessage([]);
    })
    .catch((error) => {
      if (!(error instanceof RangeError)) throw error;
      parentPort.postMessage(null);
    });
`;

/**
 * The first sheet of a workbook, row by row; an empty row is an empty list. It is read in a separate thread with limited
 * memory and time, so that a hostile file cannot block or exhaust the process. Throws sheet_too_big or
 * sheet_not_understood.
 */
export async function* readWorkbook(path: string): AsyncGenerator<string[]> {
  const archive = await repackWorkbook(path);
  const thread = new Worker(program, {
    eval: true,
    workerData: { reader, archive, limits: sheetLimits },
    resourceLimits: { maxOldGenerationSizeMb: sheetLimits.readerMegabytes },
  });
  try {
    const signal = AbortSignal.timeout(sheetLimits.readerMs);
    for await (const [part] of on(thread, 'message', { signal })) {
      // What the program above posts.
      const rows = part as string[][] | null;
      if (rows === null) throw problem('sheet_too_big');
      if (rows.length === 0) return;
      yield* rows;
    }
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await thread.terminate();
  }
}

/** Running out of memory or time means a too big file; any other error of the reader, an invalid one. */
function refusalOf(error: unknown): Error {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isTooMuch = code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR';
  return problem(isTooMuch ? 'sheet_too_big' : 'sheet_not_understood');
}
