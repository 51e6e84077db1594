import { type Account, findAccountById, lockAccount } from '#server/features/accounts/accounts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';

/** The account of a member. Throws not_found, or not_a_member for an administrator. */
export async function findMember(database: Database, accountId: number): Promise<Account> {
  return requireMember(await findAccountById(database, accountId));
}

/** The same, locked until the transaction ends. */
export async function lockMember(database: Database, accountId: number): Promise<Account> {
  return requireMember(await lockAccount(database, accountId));
}

function requireMember(account: Account | undefined): Account {
  if (account === undefined) throw problem('not_found');
  if (account.role !== 'user') throw problem('not_a_member');
  return account;
}

/** How the audit log names a member. */
export function subjectOf(accountId: number): string {
  return `account ${accountId}`;
}
