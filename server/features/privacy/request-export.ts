import { createToken, lockAccount } from '#server/features/accounts/accounts.ts';
import type { DataExportWire } from '#contract/privacy/data-export.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findExport, replaceExport } from './data-exports.repository.ts';
import { removeFoldersJob } from './folders.jobs.ts';
import { makeCopyJob } from './notices.jobs.ts';
import { presentExport } from './privacy.presenter.ts';
import { refusalOfCopy } from './privacy.rules.ts';
import { folderOfCopy } from './store-names.rules.ts';

/**
 * Has a copy made of everything that is kept of the caller; a job makes it after the commit. Throws export_running, or
 * export_too_soon within a day.
 */
export async function requestExport(
  { transact, now }: Pick<Context, 'transact' | 'now'>,
  accountId: number,
): Promise<DataExportWire> {
  const requestedAt = now();
  return transact(async (work) => {
    // Of several requests at once one begins the copy, and the others find it.
    const account = await lockAccount(work.database, accountId);
    if (account === undefined) throw problem('not_signed_in');
    const last = await findExport(work.database, accountId);
    const refusal = refusalOfCopy(last, requestedAt);
    if (refusal !== null) {
      const { code, ...details } = refusal;
      throw problem(code, details);
    }
    const making = { accountId, fileKey: createToken() };
    const empty = { bytes: null, readyAt: null, expiresAt: null };
    const begun = { ...making, ...empty, state: 'preparing', requestedAt };
    await replaceExport(work.database, begun);
    if (last !== undefined) {
      await work.enqueue(removeFoldersJob, { folders: [folderOfCopy(last.fileKey)] });
    }
    await work.enqueue(makeCopyJob, making);
    work.announce(accountId, { type: 'export_changed' });
    return presentExport(begun, requestedAt);
  });
}
