import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';
import { findAccountById } from '../accounts.repository.ts';
import { createToken, hashToken } from '../secrets.ts';
import { setAdditionToken } from './additions.repository.ts';
import { factorNotice, type FactorNotice } from './second-factor.mail.ts';

/** Mails a person about a change of their second factor, with the link that undoes an addition. */
export async function deliverFactorNotice(
  context: Context,
  { accountId, change, additionId }: FactorNotice,
): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  const undo = additionId === undefined ? undefined : await makeUndoLink(context, additionId);
  const site = { ...(await findSiteSettings(context.database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(factorNotice(site, { to: account.email, change, undo }));
}

async function makeUndoLink({ database, now, configuration }: Context, id: number) {
  const token = createToken();
  const addition = await setAdditionToken(database, { id, undoTokenHash: hashToken(token), now: now() });
  if (addition === undefined) return undefined;
  const link = writeSecretLink(configuration.publicUrl, { path: '/undo-second-factor', token });
  return { link, until: addition.expiresAt };
}
