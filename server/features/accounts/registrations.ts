import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { findAccountById, lockAccounts } from './accounts.repository.ts';
import {
  type CodeLength,
  codeLengthRules,
  codeRules,
  isUnverifiedRegistration,
  minutesAfter,
  ownRegistrationMinutes,
  type Sender,
} from './accounts.rules.ts';
import { refuseEarlyCode } from './codes.ts';
import { findCodeHistory, lockAddress, setCodeAccount } from './codes.repository.ts';
import type { Device } from './guessing/devices.ts';
import { findAccountByEmail } from './identifiers.repository.ts';
import { canProveMobile, type Texting } from './identifiers.ts';
import { isRightPassword } from './password-hashing.ts';
import {
  deleteAccount,
  insertIncompleteAccount,
  listRegistrationDevices,
  listUnverified,
  lockCodesOf,
  takeMobileFromUnverified,
} from './registrations.repository.ts';

/** Who registers: `deviceHash` names the browser, `ownId` an unverified registration whose password the registrant knows. */
export type Registrant = { deviceHash: string; ownId: number | null };

type NewIdentity = {
  database: Database;
  email: string;
  mobile: string;
  sender: Sender | null;
  registrant: Registrant;
  now: Date;
};

/**
 * Makes room for a registration: an unverified one of the same e-mail is removed whole, and one with the same mobile number loses the
 * number. Verified accounts stay. When a code will be sent to a sender, the limits of a resend apply to a replaced registration, unless
 * the same registrant sends it again because the answer was lost: the code that is on its way then stays, and its digits are returned.
 * Throws code_sent_recently or too_many_codes.
 */
export async function replaceUnverified(
  context: Texting,
  { database, email, mobile, sender, registrant, now }: NewIdentity,
): Promise<CodeLength | null> {
  let kept: CodeLength | null = null;
  // Every e-mail is locked before every mobile number, so that two registrations never wait for each other.
  await lockAddress(database, email);
  await lockAddress(database, mobile);
  const found = await listUnverified(database, { email, mobile });
  // Codes before accounts, as where a code is used.
  await lockCodesOf(database, found);
  if (found.length > 0) await lockAccounts(database, found);
  const former = await findAccountByEmail(database, email);
  if (former !== undefined && isUnverifiedRegistration(former)) {
    if (sender !== null) {
      const isAgain = await isSameRegistrant(database, { accountId: former.id, registrant });
      kept = isAgain ? await keepRecentCode(database, { email, now }) : null;
      if (kept === null) await refuseEarlyCode(database, { purpose: 'enter', address: email, sender, now });
    }
    await deleteAccount(database, former.id);
  }
  await releaseMobile(context, { database, mobile });
  return kept;
}

/** The unverified registration of an e-mail whose password this is; null otherwise. Throws busy. */
export async function findOwnRegistration(
  { database }: Pick<Context, 'database'>,
  { email, password }: { email: string; password: string },
): Promise<number | null> {
  const account = await findAccountByEmail(database, email);
  if (account === undefined || !isUnverifiedRegistration(account)) return null;
  return (await isRightPassword(password, account.passwordHash)) ? account.id : null;
}

async function isSameRegistrant(
  database: Database,
  { accountId, registrant }: { accountId: number; registrant: Registrant },
): Promise<boolean> {
  if (accountId === registrant.ownId) return true;
  return (await listRegistrationDevices(database, accountId)).includes(registrant.deviceHash);
}

/** Takes a code that was sent just now from its account, so that it outlives it; gives its digits, or null without such a code. */
async function keepRecentCode(
  database: Database,
  { email: address, now }: { email: string; now: Date },
): Promise<CodeLength | null> {
  const { unused } = await findCodeHistory(database, { purpose: 'enter', address, since: now });
  const isRecent =
    unused !== null && unused.requestedAt > minutesAfter(now, -codeRules.resendAfterSeconds / 60);
  if (!isRecent) return null;
  await setCodeAccount(database, { address, accountId: null });
  return unused.codeLength === codeLengthRules.long ? codeLengthRules.long : codeLengthRules.short;
}

/** Takes a mobile number from an unverified registration. A number that can be proved and is not reserves nothing. */
export async function releaseMobile(
  context: Texting,
  { database, mobile }: { database: Database; mobile: string },
): Promise<void> {
  if (await canProveMobile(context, { database, mobile })) return;
  await takeMobileFromUnverified(database, mobile);
}

/**
 * The first proof of an e-mail comes from another browser than those of its registration, or from one of them so late that another
 * person may use it: what was registered may be a stranger's, with a password that the stranger knows. It is removed with the account, and the
 * owner of the e-mail gets an empty one to finish. Returns its id; null when the registration stays.
 */
export async function discardStrangersRegistration(
  work: Pick<Work, 'database'>,
  { accountId, isFirst, device, now }: { accountId: number; isFirst: boolean; device: Device; now: Date },
): Promise<number | null> {
  const { database } = work;
  const account = isFirst ? await findAccountById(database, accountId) : undefined;
  if (account?.role !== 'user' || account.status !== 'active') return null;
  const browsers = await listRegistrationDevices(database, accountId);
  const isLate = account.createdAt < minutesAfter(now, -ownRegistrationMinutes);
  if (browsers.includes(device.hash) && !isLate) return null;
  await deleteAccount(database, accountId);
  return insertIncompleteAccount(database, { email: account.email, now });
}
