import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { deleteExpiredExports, failExportsBefore, findKnownKeys } from './data-exports.repository.ts';
import { failedIfRequestedBefore, fileKeyOf, folderOfExport } from './privacy.rules.ts';

/** Removes folders of the file store, whose rows were deleted in the same transaction. */
export const removeFoldersJob: Job<{ folders: string[] }> = { name: 'privacy.remove-folders' };

const dayMs = 24 * 60 * 60_000;

/** Removes expired exports and marks those as failed that could not be made, with the files of both. */
export async function expireExports({ transact, now }: Pick<Context, 'transact' | 'now'>): Promise<void> {
  const instant = now();
  await transact(async (work) => {
    const failed = await failExportsBefore(work.database, failedIfRequestedBefore(instant));
    const expired = await deleteExpiredExports(work.database, instant);
    // A failed one may have a file that was written before its job broke off.
    const ended = [...failed, ...expired];
    if (ended.length === 0) return;
    await work.enqueue(removeFoldersJob, { folders: ended.map(({ fileKey }) => folderOfExport(fileKey)) });
    for (const { accountId } of ended) work.announce(accountId, { type: 'export_changed' });
  });
}

/**
 * Removes files of exports without a row: of members erased by a command, and of jobs that broke off. Files younger than a
 * day stay. Returns the number of exports removed.
 */
export async function removeOrphanedExports({
  database,
  files,
  now,
}: Pick<Context, 'database' | 'files' | 'now'>): Promise<number> {
  const limit = now().getTime() - dayMs;
  const old = new Set<string>();
  for await (const { key, storedAt } of files.list()) {
    const fileKey = fileKeyOf(key);
    if (fileKey !== null && storedAt.getTime() < limit) old.add(fileKey);
  }
  const known = await findKnownKeys(database, [...old]);
  const orphaned = [...old].filter((fileKey) => !known.has(fileKey));
  for (const fileKey of orphaned) await files.deleteUnder(folderOfExport(fileKey));
  return orphaned.length;
}
