import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { problem } from '#server/platform/problem.ts';
import { repackWorkbook } from './repack-workbook.ts';
import { sheetLimits } from './sheets.rules.ts';

/** The package's own file, because a thread that runs a text resolves nothing by itself. */
const reader = pathToFileURL(createRequire(import.meta.url).resolve('read-excel-file/node')).href;

/** The thread's program. A date becomes the calendar day that the cell shows; formulas come as their last result. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const toText = (cell) => cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  import(workerData.reader)
    .then(({ readSheet }) => readSheet(Buffer.from(workerData.archive)))
    .then((rows) => parentPort.postMessage(rows.map((row) => row.map(toText))));
`;

const readRows = z.array(z.array(z.string()));

/**
 * The first sheet of a workbook, row by row; an empty row is an empty list. It is read in a thread of its own: nobody
 * waits for it, and what a hostile file costs is bounded. Throws sheet_too_big or sheet_not_understood.
 */
export async function readWorkbook(path: string): Promise<string[][]> {
  const archive = await repackWorkbook(path);
  const thread = new Worker(program, {
    eval: true,
    workerData: { reader, archive },
    resourceLimits: { maxOldGenerationSizeMb: sheetLimits.readerMegabytes },
  });
  try {
    return readRows.parse(await hear(thread));
  } finally {
    await thread.terminate();
  }
}

/** The rows that the thread tells, before its time is over. */
async function hear(thread: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(problem('sheet_too_big')), sheetLimits.readerMs);
    thread.once('message', resolve);
    thread.once('error', (error) => reject(refusalOf(error)));
    thread.once('exit', () => clearTimeout(timer));
  });
}

function refusalOf(error: unknown): Error {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return problem(isOutOfMemory ? 'sheet_too_big' : 'sheet_not_understood');
}
