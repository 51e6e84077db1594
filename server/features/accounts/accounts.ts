import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countMembers, findAccountById, listRegistered, toggleMemberStatus } from './accounts.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

export { ensureAdministrator } from './create-administrator.ts';
export { prepareNewPassword } from './hash-password.ts';
export { createToken, hashIdentifier, hashToken } from './hash-secret.ts';
export { admitInvited } from './admit-invited.ts';
export { changeHiding } from './hiding.repository.ts';
export { deleteMember, findAccountById, lockAccount } from './accounts.repository.ts';
export { proveOneself } from './prove-oneself.ts';
export { deleteCodesTo } from './one-time-codes.repository.ts';
export { requestCode } from './request-code.ts';
export { deleteSessionsOf } from './sessions.repository.ts';
export { lockAccounts } from './accounts.repository.ts';

/** Switches a member between active and inactive; an inactive account's sessions end in the same transaction. */
export async function switchMemberStatus(
  database: Database,
  accountId: number,
): Promise<'active' | 'inactive' | null> {
  const status = await toggleMemberStatus(database, accountId);
  if (status === undefined) return null;
  if (status === 'active') return 'active';
  await deleteSessionsOf(database, { accountId });
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

/** Where an active member gets mails about others; null for whoever is inactive or gone. */
export async function findMailAddress(database: Database, accountId: number): Promise<string | null> {
  const account = await findAccountById(database, accountId);
  return account?.status === 'active' && account.emailVerifiedAt !== null ? account.email : null;
}
