import { datesAt } from '#contract/fields/dates.ts';
import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { findDeletion } from './account-deletions.repository.ts';
import { type ExportKey, findExport } from './data-exports.repository.ts';
import { deletionNotice, erasureNotice, exportNotice } from './privacy.mail.ts';

/** Mails the owner that the account will be deleted, so that a thief cannot do it unnoticed. */
export const deletionNoticeJob: Job<{ accountId: number; requestedAt: string }> = {
  name: 'privacy.deletion-notice',
};

/** Mails the owner that the export can be downloaded. */
export const exportNoticeJob: Job<ExportKey> = { name: 'privacy.copy-notice' };

/** Mails when the account will be erased; nothing when the deletion was cancelled. */
export async function deliverDeletionNotice(
  context: Context,
  { accountId, requestedAt }: { accountId: number; requestedAt: Date },
): Promise<void> {
  const deletion = await findDeletion(context.database, accountId);
  if (deletion?.requestedAt.getTime() !== requestedAt.getTime()) return;
  const write = deletion.requestedBy === null ? deletionNotice : erasureNotice;
  await deliver(context, { accountId, until: deletion.dueAt, write });
}

/** Mails that an export is ready; nothing when it has expired or was replaced. */
export async function deliverExportNotice(
  context: Context,
  { accountId, fileKey }: ExportKey,
): Promise<void> {
  const found = await findExport(context.database, accountId);
  if (found?.fileKey !== fileKey || found.expiresAt === null) return;
  await deliver(context, { accountId, until: found.expiresAt, write: exportNotice });
}

type Delivery = { accountId: number; until: Date; write: typeof exportNotice };

async function deliver(context: Context, { accountId, until, write }: Delivery): Promise<void> {
  const { database, configuration, mailer } = context;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const settings = await findSiteSettings(database);
  const date = datesAt({ timeZone: settings.timeZone, language: 'en', namesZone: true }).writeDateTime(until);
  await mailer.send(write({ ...settings, publicUrl: configuration.publicUrl }, { to, date }));
}
