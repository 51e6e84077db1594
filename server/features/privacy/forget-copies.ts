import type { Context } from '#server/platform/context.ts';
import { deleteExpiredExports, failExportsBefore, findKnownKeys } from './data-exports.repository.ts';
import { removeFoldersJob } from './folders.jobs.ts';
import { givenUpBefore } from './privacy.rules.ts';
import { folderOfCopy, keyOfFile } from './store-names.rules.ts';

const dayMs = 24 * 60 * 60_000;

/** Forgets copies whose days are over, with their files, and gives up those that could not be made. */
export async function forgetCopies({ transact, now }: Pick<Context, 'transact' | 'now'>): Promise<void> {
  const instant = now();
  await transact(async (work) => {
    const failed = await failExportsBefore(work.database, givenUpBefore(instant));
    const expired = await deleteExpiredExports(work.database, instant);
    // One that was given up may have been written before its making broke off.
    const over = [...failed, ...expired];
    if (over.length === 0) return;
    await work.enqueue(removeFoldersJob, { folders: over.map(({ fileKey }) => folderOfCopy(fileKey)) });
    for (const { accountId } of over) work.announce(accountId, { type: 'export_changed' });
  });
}

/** Removes copies that belong to nobody: of people whom a command erased, or whose making was cut off. Answers how many. */
export async function removeLeftCopies({
  database,
  files,
  now,
}: Pick<Context, 'database' | 'files' | 'now'>): Promise<number> {
  const limit = now().getTime() - dayMs;
  const old = new Set<string>();
  for await (const { key, storedAt } of files.list()) {
    const fileKey = keyOfFile(key);
    if (fileKey !== null && storedAt.getTime() < limit) old.add(fileKey);
  }
  const known = await findKnownKeys(database, [...old]);
  const left = [...old].filter((fileKey) => !known.has(fileKey));
  for (const fileKey of left) await files.deleteUnder(folderOfCopy(fileKey));
  return left.length;
}
