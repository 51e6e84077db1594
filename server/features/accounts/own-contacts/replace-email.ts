import { emailUndoDays } from '#contract/accounts/own-contacts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { type Account, replaceContact } from '../accounts.repository.ts';
import { minutesAfter } from '../accounts.rules.ts';
import { lockAddress } from '../codes.repository.ts';
import { deleteKnownDevicesOf } from '../guessing/devices.repository.ts';
import { isEmailTaken } from '../identifiers.ts';
import { removeUnverified } from '../registrations.repository.ts';
import { isBannedAddress } from '../restrictions/restrictions.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';
import { newEmailNoticeJob, undoMailJob } from './notices.ts';
import { insertEmailChange, lockCodesTo } from './own-contacts.repository.ts';

/** Locks both addresses of a change and the codes to them, before the account: the order of every call that replaces an address. */
export async function lockEmailChange(database: Database, addresses: readonly string[]): Promise<void> {
  for (const address of addresses.toSorted()) await lockAddress(database, address);
  await lockCodesTo(database, addresses);
}

type Replacement = {
  work: Work;
  /** Locked by the caller, after `lockEmailChange`. */
  account: Account;
  email: string;
  /** The session and the browser of the owner, who is changing it. */
  except?: { sessionId: number; deviceHash: string };
};

/**
 * Replaces the e-mail address of an account by one that somebody with that mailbox asked for. A verified account is verified by it; its
 * other sessions end, other browsers become strangers, and both addresses get a mail: the former one can undo it for seven days. A
 * registration that was never verified stays unverified, because its password may be a stranger's. Throws contact_taken, also for the
 * address of a banned person.
 */
export async function replaceEmail(
  context: Context,
  { work, account, email, except }: Replacement,
): Promise<void> {
  const { database } = work;
  const { id: accountId, email: formerEmail } = account;
  const now = context.now();
  await removeUnverified(database, email);
  const isBanned = await isBannedAddress(context, { database, email });
  if (isBanned || (await isEmailTaken({ database, email, exceptId: accountId, now }))) {
    throw problem('contact_taken');
  }
  const isProved = account.emailVerifiedAt !== null;
  await replaceContact(work, { id: accountId, now, email, isProved });
  if (!isProved) return;
  const expiresAt = minutesAfter(now, emailUndoDays * 24 * 60);
  const change = { accountId, formerEmail, newEmail: email, changedAt: now, expiresAt };
  const changeId = await insertEmailChange(database, change);
  await deleteSessionsOf(database, { accountId, exceptSessionId: except?.sessionId });
  await deleteKnownDevicesOf(database, { accountId, exceptHash: except?.deviceHash });
  await work.enqueue(undoMailJob, { changeId });
  await work.enqueue(newEmailNoticeJob, { changeId });
  work.announce(accountId, { type: 'settings_changed' });
}
