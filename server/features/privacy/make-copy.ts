import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/platform/context.ts';
import { findMaking, markExportReady } from './data-exports.repository.ts';
import { listCopyEntries } from './list-copy-entries.ts';
import { copyNoticeJob } from './notices.jobs.ts';
import { copyExpiresAt } from './privacy.rules.ts';
import { fileOfCopy, folderOfCopy } from './store-names.rules.ts';
import { writeZip } from './write-zip.ts';

/**
 * Writes the copy of a member's data and tells them. It may run again after it failed or was killed: what it left behind is
 * written anew, and a copy that nobody waits for any more is dropped.
 */
export async function makeCopy(
  context: Context,
  making: { accountId: number; fileKey: string },
): Promise<void> {
  const { database, files, now, workFolder } = context;
  if ((await findMaking(database, making)) === undefined) return;
  const { accountId, fileKey } = making;
  await mkdir(workFolder, { recursive: true });
  const draft = join(workFolder, `${fileKey}.zip`);
  try {
    await writeZip(draft, await listCopyEntries(context, accountId));
    const { size: bytes } = await stat(draft);
    await files.take(fileOfCopy(fileKey), draft);
    const isWanted = await context.transact(async (work) => {
      const readyAt = now();
      const made = { ...making, bytes, readyAt, expiresAt: copyExpiresAt(readyAt) };
      if (!(await markExportReady(work.database, made))) return false;
      await work.enqueue(copyNoticeJob, making);
      work.announce(accountId, { type: 'export_changed' });
      return true;
    });
    // Erased, or given up, while the copy was written.
    if (!isWanted) await files.deleteUnder(folderOfCopy(fileKey));
  } finally {
    await rm(draft, { force: true });
  }
}
