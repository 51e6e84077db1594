import type { Context } from '#server/platform/context.ts';
import { runImportJob } from './ordered-work.jobs.ts';
import { lockImport, updateImport } from './imports.repository.ts';
import { mostAttempts, sliceMs } from './imports.rules.ts';
import { runImport } from './run-import.ts';

/**
 * Goes on with an import for some seconds, so that a process that stops waits for nobody, and then asks for the next
 * piece of work. An error is tried again by the queue; when nothing helps the import is given up.
 */
export async function workOnImport(context: Context, importId: number): Promise<void> {
  const deadline = performance.now() + sliceMs;
  try {
    const isUnfinished = await runImport(context, { importId, mayGoOn: () => performance.now() < deadline });
    if (isUnfinished) await context.transact(({ enqueue }) => enqueue(runImportJob, { importId }));
  } catch (error) {
    await countFailure(context, importId);
    throw error;
  }
}

async function countFailure({ transact, now }: Context, importId: number): Promise<void> {
  await transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found === undefined || (found.state !== 'checking' && found.state !== 'importing')) return;
    const attempts = found.attempts + 1;
    const isGivenUp = attempts >= mostAttempts;
    const given = isGivenUp ? { state: 'failed', failure: 'row.failed', finishedAt: now() } : {};
    await updateImport(database, { id: importId, attempts, ...given });
  });
}
