import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';
import { findAccountById } from '../accounts.repository.ts';
import { createToken, hashToken } from '../secrets.ts';
import { mobileNotice, newEmailNotice, undoMail, undoneNotice } from './own-contacts.mail.ts';
import { findEmailChangeById, setUndoToken } from './own-contacts.repository.ts';

type OfChange = { changeId: number };

/** Makes the token that undoes a change and mails it to the former address; the queue never has the token or an address. */
export const undoMailJob: Job<OfChange> = { name: 'accounts.undo-mail' };
/** Mails the new address that it counts. */
export const newEmailNoticeJob: Job<OfChange> = { name: 'accounts.new-email-notice' };
/** Mails both addresses that a change was undone. */
export const undoneNoticeJob: Job<OfChange> = { name: 'accounts.undone-notice' };
/** Mails a person that the mobile number was changed or removed. */
export const mobileNoticeJob: Job<{ accountId: number }> = { name: 'accounts.mobile-notice' };

async function findSite({ database, configuration }: Context) {
  return { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
}

export async function deliverUndoMail(context: Context, { changeId: id }: OfChange): Promise<void> {
  const change = await findEmailChangeById(context.database, id);
  if (change === undefined || change.undoneAt !== null || change.expiresAt <= context.now()) return;
  const token = createToken();
  await setUndoToken(context.database, { id, undoTokenHash: hashToken(token) });
  const site = await findSite(context);
  const { formerEmail: to, newEmail, expiresAt: until } = change;
  const link = writeSecretLink(site.publicUrl, { path: '/undo-email', token });
  await context.mailer.send(undoMail(site, { to, newEmail, link, until }));
}

export async function deliverNewEmailNotice(context: Context, { changeId }: OfChange): Promise<void> {
  const change = await findEmailChangeById(context.database, changeId);
  if (change === undefined || change.undoneAt !== null) return;
  await context.mailer.send(newEmailNotice(await findSite(context), change.newEmail));
}

export async function deliverUndoneNotice(context: Context, { changeId }: OfChange): Promise<void> {
  const change = await findEmailChangeById(context.database, changeId);
  if (change === undefined) return;
  const site = await findSite(context);
  for (const to of [change.formerEmail, change.newEmail]) await context.mailer.send(undoneNotice(site, to));
}

export async function deliverMobileNotice(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  await context.mailer.send(mobileNotice(await findSite(context), account.email));
}
