import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findAccountById } from '../accounts.repository.ts';
import { type FactorChange, factorNotice } from './second-factor.mail.ts';

/** Mails a person about a change of their second factor. */
export async function deliverFactorNotice(
  context: Context,
  { accountId, change }: { accountId: number; change: FactorChange },
): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(context.database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(factorNotice(site, { to: account.email, change }));
}
