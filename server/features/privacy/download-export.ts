import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { findExport } from './data-exports.repository.ts';
import { fileOfCopy } from './store-names.rules.ts';

/** The copy that is ready, sent while it is read. Throws export_not_ready. */
export async function downloadExport(context: Context, accountId: number): Promise<AnsweredFile> {
  const { database, files, now } = context;
  const copy = await findExport(database, accountId);
  if (copy?.state !== 'ready' || copy.expiresAt === null || copy.expiresAt <= now()) {
    throw problem('export_not_ready');
  }
  const site = await findSiteSettings(database);
  // Opened last: what fails after it would leave it open.
  const file = await files.read(fileOfCopy(copy.fileKey));
  if (file === null) throw problem('export_not_ready');
  const day = todayAt(site, copy.readyAt ?? copy.requestedAt);
  const name = `${site.name} ${site.memberIdPrefix}${accountId} ${day}.zip`;
  return { name, content: file.stream, bytes: file.bytes };
}
