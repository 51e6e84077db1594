import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { type Account, findAccountById, lockAccount, updateStatus } from './accounts.repository.ts';
import { listLiveRestrictions } from './restrictions/restrictions.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

export {
  type Account,
  changeHiding,
  changeWithholding,
  countMembers,
  deleteMember,
  findAccountById,
  insertAccount,
  insertAdministrator,
  insertRegistration,
  listAdministratorsWith,
  lockAccount,
  lockAccounts,
} from './accounts.repository.ts';
export { ensureAdministrator } from './administrators.ts';
export { type CodeLength, isUnverifiedRegistration, type Sender } from './accounts.rules.ts';
export { deleteCodesTo, lockAddress, setCodeAccount } from './codes.repository.ts';
export { countSend, orderCode, requestCode, requestCodeWithin, senderOf } from './codes.ts';
export { countForDay } from './guessing/day-counts.ts';
export { deviceOf, deviceOfSession } from './guessing/devices.ts';
export { listGuessingMeasures } from './guessing/guessing.ts';
export {
  canProveMobile,
  countedMobile,
  findRegistered,
  isEmailTaken,
  isMobileTaken,
  listIdentifiers,
  type Texting,
} from './identifiers.ts';
export { findAccountByEmail } from './identifiers.repository.ts';
export { replaceMobile } from './own-contacts/own-mobile.ts';
export { lockEmailChange, replaceEmail } from './own-contacts/replace-email.ts';
export { hashNewPassword } from './passwords.ts';
export { proveOwner } from './prove-owner.ts';
export { completeAccount, removeUnverified } from './registrations.repository.ts';
export { findOwnRegistration, type Registrant, releaseMobile, replaceUnverified } from './registrations.ts';
export { beginSession } from './remembered/remembered.ts';
export {
  banAddresses,
  endDueRestrictions,
  findRestriction,
  findRestrictionOfReport,
  findRestrictionsOf,
  isBannedAddress,
  isHiddenByChoice,
  liftRestrictionOf,
  listRestrictionsOf,
  restrictAccount,
  type Restriction,
} from './restrictions/restrictions.ts';
export { createToken, hashIdentifier, hashToken } from './secrets.ts';
export { deleteSessionsOf, hasSession } from './sessions.repository.ts';
export { enterSecondFactor } from './second-factor/give-second-factor.ts';
export { factorNoticeJob } from './second-factor/second-factor.mail.ts';
export { takeSecondFactorAway } from './second-factor/second-factor.ts';
export { findCaller, findCallerOfSession, listEndedSessions, startSession } from './sessions.ts';

/**
 * Switches a member between active and inactive, or to the wanted status; an inactive account's sessions end in the same transaction.
 * Null when there is no such member. A member that a report suspended or banned is left as they are.
 */
export async function switchMemberStatus(
  work: Work,
  { accountId, wanted }: { accountId: number; wanted?: MemberStatus | undefined },
): Promise<Switched | null> {
  const account = await lockAccount(work.database, accountId);
  if (account?.role !== 'user') return null;
  const status = wanted ?? (account.status === 'active' ? 'inactive' : 'active');
  if (status === account.status) return { status, isChanged: false };
  const restrictions = await listLiveRestrictions(work.database, accountId);
  if (restrictions.some(({ kind }) => kind !== 'hidden')) {
    return { status: 'inactive', isChanged: false, isRestricted: true };
  }
  await updateStatus(work, { id: accountId, status });
  if (status === 'inactive') await deleteSessionsOf(work.database, { accountId });
  return { status, isChanged: true, account };
}

/** `account` is as it was before. */
type Switched =
  | { status: MemberStatus; isChanged: false; isRestricted?: boolean }
  | { status: MemberStatus; isChanged: true; account: Account };

export type MemberStatus = 'active' | 'inactive';

/** The verified e-mail address of an active account; null otherwise. */
export async function findMailAddress(database: Database, accountId: number): Promise<string | null> {
  const account = await findAccountById(database, accountId);
  return account?.status === 'active' && account.emailVerifiedAt !== null ? account.email : null;
}
