import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { lockImport, updateImport } from './imports.repository.ts';
import { showImport } from './show-import.ts';

/** Stops a dry run or an import after the rows it is at. Throws not_found or import_not_running. */
export async function stopImport(
  context: Context,
  { importId, administratorId }: { importId: number; administratorId: number },
): Promise<ImportDetails> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found === undefined) throw problem('not_found');
    if (found.state !== 'checking' && found.state !== 'importing') throw problem('import_not_running');
    await updateImport(database, { id: importId, state: 'stopped', finishedAt: now });
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.stopped', subject, now });
  });
  return showImport(context, importId);
}

/** Stops an import that is still running, on behalf of whoever began it by a command; one that is over stays so. */
export async function haltImport(
  { transact, now }: Pick<Context, 'transact' | 'now'>,
  importId: number,
): Promise<void> {
  await transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found?.state !== 'checking' && found?.state !== 'importing') return;
    await updateImport(database, { id: importId, state: 'stopped', finishedAt: now() });
  });
}
