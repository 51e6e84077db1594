import { dataExportState, type DataExportWire } from '#contract/privacy/data-export.ts';
import { createToken, lockAccount } from '#server/features/accounts/accounts.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { type DataExport, findExport, replaceExport } from './data-exports.repository.ts';
import { makeExportJob } from './make-export.ts';
import { fileOfExport, folderOfExport, refusalOfExport } from './privacy.rules.ts';
import { removeFoldersJob } from './remove-files.ts';

/** Requests an export of all stored data of the caller; a job makes it. Throws export_running, or export_too_soon within a day. */
export async function requestExport(
  { transact, now }: Pick<Context, 'transact' | 'now'>,
  accountId: number,
): Promise<DataExportWire> {
  const requestedAt = now();
  return transact(async (work) => {
    // Of several requests at once the lock lets one begin the export; the others find it.
    const account = await lockAccount(work.database, accountId);
    if (account === undefined) throw problem('not_signed_in');
    const last = await findExport(work.database, accountId);
    const refusal = refusalOfExport(last, requestedAt);
    if (refusal !== null) {
      const { code, ...details } = refusal;
      throw problem(code, details);
    }
    const key = { accountId, fileKey: createToken() };
    const empty = { bytes: null, readyAt: null, expiresAt: null };
    const begun = { ...key, ...empty, state: 'preparing', requestedAt };
    await replaceExport(work.database, begun);
    if (last !== undefined) {
      await work.enqueue(removeFoldersJob, { folders: [folderOfExport(last.fileKey)] });
    }
    await work.enqueue(makeExportJob, key);
    work.announce(accountId, { type: 'export_changed' });
    return presentExport(begun, requestedAt);
  });
}

/** The state of the member's latest export. */
export async function showExport({ database, now }: Context, accountId: number): Promise<DataExportWire> {
  return presentExport(await findExport(database, accountId), now());
}

/** Without the key of the file. An expired export is shown as none. */
function presentExport(found: Omit<DataExport, 'fileKey'> | undefined, now: Date): DataExportWire {
  if (found === undefined || (found.expiresAt !== null && found.expiresAt <= now)) {
    return { state: 'none', requested_at: null, ready_at: null, expires_at: null, bytes: null };
  }
  return {
    state: dataExportState.parse(found.state),
    requested_at: found.requestedAt.toISOString(),
    ready_at: found.readyAt?.toISOString() ?? null,
    expires_at: found.expiresAt?.toISOString() ?? null,
    bytes: found.bytes,
  };
}

/** The file of the member's export, as a stream. Throws export_not_ready. */
export async function downloadExport(context: Context, accountId: number): Promise<AnsweredFile> {
  const { database, files, now } = context;
  const found = await findExport(database, accountId);
  if (found?.state !== 'ready' || found.expiresAt === null || found.expiresAt <= now()) {
    throw problem('export_not_ready');
  }
  const site = await findSiteSettings(database);
  // Opened last, because a later failure would leave the stream open.
  const file = await files.read(fileOfExport(found.fileKey));
  if (file === null) throw problem('export_not_ready');
  const day = todayAt(site, found.readyAt ?? found.requestedAt);
  const name = `${site.name} ${site.memberIdPrefix}${accountId} ${day}.zip`;
  return { name, content: file.stream, bytes: file.bytes };
}
