import type { Work } from '#server/platform/database/transact.ts';
import { type Account, replaceContact, updatePassword } from '../accounts.repository.ts';
import { deleteKnownDevicesOf } from '../guessing/devices.repository.ts';
import { hashPassword } from '../password-hashing.ts';
import { takeLaterFactorsAway } from './second-factor.ts';
import { createToken } from '../secrets.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';

/** The hash of a password that nobody knows. */
export async function unusablePasswordHash(): Promise<string> {
  return hashPassword(createToken());
}

/**
 * Closes an account to somebody else who was in it, so that its owner enters by a code to the mailbox. That person may know the password
 * and have added a number and factors: every session ends, every browser is a stranger, no password opens the account until a new one is
 * chosen, the number counts as not verified, and what was added to the second factor after an instant goes, with every recovery code.
 */
export async function takeAccountBack(
  work: Work,
  {
    account,
    passwordHash,
    factorsAfter,
    now,
  }: { account: Account; passwordHash: string; factorsAfter: Date; now: Date },
): Promise<void> {
  const { database } = work;
  const { id, mobile } = account;
  await replaceContact(work, { id, now, mobile, isProved: false });
  await updatePassword(database, { id, passwordHash });
  await deleteSessionsOf(database, { accountId: id });
  await deleteKnownDevicesOf(database, { accountId: id });
  await takeLaterFactorsAway(database, { accountId: id, after: factorsAfter, now });
}
