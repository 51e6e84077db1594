import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { findAccountById, lockAccounts } from './accounts.repository.ts';
import {
  isUnverifiedRegistration,
  minutesAfter,
  ownRegistrationMinutes,
  type Sender,
} from './accounts.rules.ts';
import { refuseEarlyCode } from './codes.ts';
import { lockAddress } from './codes.repository.ts';
import type { Device } from './guessing/devices.ts';
import { findAccountByEmail } from './identifiers.repository.ts';
import { canProveMobiles, type Texting } from './identifiers.ts';
import {
  deleteAccount,
  findRegistrationDevice,
  insertIncompleteAccount,
  listUnverified,
  lockCodesOf,
  takeMobileFromUnverified,
} from './registrations.repository.ts';

type NewIdentity = { database: Database; email: string; mobile: string; sender: Sender | null; now: Date };

/**
 * Makes room for a registration: an unverified one of the same e-mail is removed whole, with its live code, and one with the same
 * mobile number loses the number. Verified accounts stay. When a code will be sent to a sender, the limits of a resend apply to a
 * replaced registration. Throws code_sent_recently or too_many_codes.
 */
export async function replaceUnverified(
  context: Texting,
  { database, email, mobile, sender, now }: NewIdentity,
): Promise<void> {
  // Every e-mail is locked before every mobile number, so that two registrations never wait for each other.
  await lockAddress(database, email);
  await lockAddress(database, mobile);
  const found = await listUnverified(database, { email, mobile });
  // Codes before accounts, as where a code is used.
  await lockCodesOf(database, found);
  if (found.length > 0) await lockAccounts(database, found);
  const former = await findAccountByEmail(database, email);
  if (former !== undefined && isUnverifiedRegistration(former)) {
    if (sender !== null) await refuseEarlyCode(database, { purpose: 'enter', address: email, sender, now });
    await deleteAccount(database, former.id);
  }
  await releaseMobile(context, { database, mobile });
}

/** Takes a mobile number from an unverified registration. Where numbers are proved, one that is not proved reserves nothing. */
export async function releaseMobile(
  context: Texting,
  { database, mobile }: { database: Database; mobile: string },
): Promise<void> {
  if (!canProveMobiles(context)) await takeMobileFromUnverified(database, mobile);
}

/**
 * The first proof of an e-mail comes from another browser than the one that registered it, or from that browser so late that somebody
 * else may sit there: what was registered may be a stranger's, with a password that the stranger knows. It is removed with the account, and the owner of the e-mail gets an empty one to finish.
 * Returns its id; null when the registration stays.
 */
export async function discardStrangersRegistration(
  work: Pick<Work, 'database'>,
  { accountId, isFirst, device, now }: { accountId: number; isFirst: boolean; device: Device; now: Date },
): Promise<number | null> {
  const { database } = work;
  const account = isFirst ? await findAccountById(database, accountId) : undefined;
  if (account?.role !== 'user' || account.status !== 'active') return null;
  const registeredBy = await findRegistrationDevice(database, accountId);
  const isLate = account.createdAt < minutesAfter(now, -ownRegistrationMinutes);
  if (registeredBy !== null && registeredBy === device.hash && !isLate) return null;
  await deleteAccount(database, accountId);
  return insertIncompleteAccount(database, { email: account.email, now });
}
