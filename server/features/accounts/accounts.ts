import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { countMembers, findAccountById, listRegistered, toggleMemberStatus } from './accounts.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

export {
  changeHiding,
  changeWithholding,
  deleteMember,
  findAccountById,
  findAccountByIdentifier,
  insertAccount,
  insertAdministrator,
  insertRegistration,
  lockAccount,
  lockAccounts,
} from './accounts.repository.ts';
export { ensureAdministrator } from './administrators.ts';
export { forgiveAttempt, guardAttempt } from './attempts.ts';
export { deleteCodesTo } from './codes.repository.ts';
export { orderCode, requestCode } from './codes.ts';
export { hashNewPassword } from './passwords.ts';
export { proveOwner, provePassword } from './prove-owner.ts';
export { createToken, hashIdentifier, hashToken } from './secrets.ts';
export { deleteSessionsOf, markProved, markSecondFactorGiven } from './sessions.repository.ts';
export { findCaller, findGraceEnd, listEndedSessions, startSession } from './sessions.ts';

/** Switches a member between active and inactive; an inactive account's sessions end in the same transaction. */
export async function switchMemberStatus(
  work: Work,
  accountId: number,
): Promise<'active' | 'inactive' | null> {
  const status = await toggleMemberStatus(work, accountId);
  if (status === undefined) return null;
  if (status === 'active') return 'active';
  await deleteSessionsOf(work.database, { accountId });
  return 'inactive';
}

/** How many verified, active members there are. */
export async function countActiveMembers({ database }: Pick<Context, 'database'>): Promise<number> {
  return countMembers(database);
}

/** Which of some e-mail addresses and mobile numbers, normalised, belong to an account of any kind. */
export async function findRegistered(
  database: Database,
  identifiers: readonly string[],
): Promise<Set<string>> {
  return new Set(await listRegistered(database, identifiers));
}

/** The verified e-mail address of an active account; null otherwise. */
export async function findMailAddress(database: Database, accountId: number): Promise<string | null> {
  const account = await findAccountById(database, accountId);
  return account?.status === 'active' && account.emailVerifiedAt !== null ? account.email : null;
}
