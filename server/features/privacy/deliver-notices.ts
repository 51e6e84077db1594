import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { findDeletion } from './account-deletions.repository.ts';
import { findExport } from './data-exports.repository.ts';
import { copyNotice, deletionNotice } from './privacy.mail.ts';

/** Mails until when an account can be kept; nothing when it is kept already. */
export async function deliverDeletionNotice(
  context: Context,
  { accountId, requestedAt }: { accountId: number; requestedAt: Date },
): Promise<void> {
  const deletion = await findDeletion(context.database, accountId);
  if (deletion?.requestedAt.getTime() !== requestedAt.getTime()) return;
  await deliver(context, { accountId, until: deletion.dueAt, write: deletionNotice });
}

/** Mails that a copy is ready; nothing when it is over, or another one took its place. */
export async function deliverCopyNotice(
  context: Context,
  { accountId, fileKey }: { accountId: number; fileKey: string },
): Promise<void> {
  const copy = await findExport(context.database, accountId);
  if (copy?.fileKey !== fileKey || copy.expiresAt === null) return;
  await deliver(context, { accountId, until: copy.expiresAt, write: copyNotice });
}

type Delivery = { accountId: number; until: Date; write: typeof copyNotice };

async function deliver(context: Context, { accountId, until, write }: Delivery): Promise<void> {
  const { database, configuration, mailer } = context;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const settings = await findSiteSettings(database);
  const date = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: settings.timeZone,
  }).format(until);
  const mail: Mail = write({ ...settings, publicUrl: configuration.publicUrl }, { to, date });
  await mailer.send(mail);
}
