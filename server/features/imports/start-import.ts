import type { ValidInput } from '#contract/endpoint.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { startImport as contract } from '#contract/imports/start-import.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { beginImport, requireIdleImport } from './begin-run.ts';
import type { Import } from './imports.repository.ts';
import { runImportJob } from './ordered-work.jobs.ts';
import { showImport } from './show-import.ts';

/**
 * Begins to take the rows of an import that was checked, or goes on with one that was stopped. Throws not_found,
 * import_is_running, import_file_gone or import_not_checked.
 */
export async function startImport(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof contract>; administratorId: number },
): Promise<ImportDetails> {
  const { import_id: importId, sends_invitations: sendsInvitations, source = null } = input;
  const now = context.now();
  await context.transact(async ({ database, enqueue }) => {
    const found = await requireIdleImport(database, importId);
    if (!isChecked(found)) throw problem('import_not_checked');
    await beginImport(database, { found, sendsInvitations, source: source ?? found.source, now });
    await enqueue(runImportJob, { importId });
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.started', subject, now });
  });
  return showImport(context, importId);
}

/** A dry run that was stopped half way has not tried every row. */
function isChecked({ state, isDryRun }: Import): boolean {
  return state === 'checked' || (!isDryRun && (state === 'stopped' || state === 'failed'));
}
