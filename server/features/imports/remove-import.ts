import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { deleteImport, lockImport } from './imports.repository.ts';

/** Forgets an import with its rows and reports; its invitations stay. Throws not_found or import_is_running. */
export async function removeImport(
  context: Context,
  { importId, administratorId }: { importId: number; administratorId: number },
): Promise<void> {
  await context.transact(async ({ database }) => {
    const found = await lockImport(database, importId);
    if (found === undefined) throw problem('not_found');
    if (found.state === 'checking' || found.state === 'importing') throw problem('import_is_running');
    await deleteImport(database, importId);
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.removed', subject, now: context.now() });
  });
}
