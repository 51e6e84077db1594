import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { passwordNotice } from './accounts.mail.ts';
import { findAccountById } from './accounts.repository.ts';

/** Mails a person that the password was changed, so that a thief cannot do it unnoticed. */
export async function deliverPasswordNotice(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(context.database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(passwordNotice(site, account.email));
}
