import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import {
  type AdministratorRole,
  type Permission,
  rolesWithPermission,
} from '#contract/administration/permissions.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { noteSecurityEvent } from '#server/platform/logging/security-log.ts';

export type Account = Selectable<Tables['accounts']>;

export async function findAccountById(database: Database, id: number): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export async function lockAccount(database: Database, id: number): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Locks accounts, and with them every relationship between two of them, until the transaction ends. They are locked in the
 * order of their ids, so that two transactions never wait for each other.
 */
export async function lockAccounts(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Null when the e-mail address is taken. The caller checks that the mobile number is free. */
export async function insertAccount(
  database: Database,
  account: Insertable<Tables['accounts']>,
): Promise<number | null> {
  const row = await database
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds an administrator; null when the e-mail address is taken. */
export async function insertAdministrator(
  database: Database,
  administrator: { email: string; passwordHash: string; role: AdministratorRole; name: string; now: Date },
): Promise<number | null> {
  const { email, passwordHash, role, name, now } = administrator;
  const row = await database
    .with('account', (accounts) =>
      accounts
        .insertInto('accounts')
        .values({ email, passwordHash, role: 'admin', emailVerifiedAt: now, createdAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .insertInto('administrators')
    .columns(['accountId', 'role', 'name', 'graceFrom', 'createdAt'])
    .expression((added) =>
      added
        .selectFrom('account')
        .select((column) => [
          'account.id',
          column.val(role).as('role'),
          column.val(name).as('name'),
          sql<Date>`${now}::timestamptz`.as('graceFrom'),
          sql<Date>`${now}::timestamptz`.as('createdAt'),
        ]),
    )
    .returning('accountId')
    .executeTakeFirst();
  return row?.accountId ?? null;
}

export async function insertRegistration(
  database: Database,
  registration: Insertable<Tables['registrations']>,
): Promise<void> {
  await database.insertInto('registrations').values(registration).execute();
}

type MemberWork = Pick<Work, 'database' | 'memberChanged'>;

/** Marks the e-mail address as verified; false when it was before. */
export async function markEmailVerified(
  { database, memberChanged }: MemberWork,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ emailVerifiedAt: now })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) memberChanged(id);
  return numUpdatedRows > 0n;
}

/** Writes down that a member was here. Matching looks at the day alone. */
export async function markSeen(
  { database, memberChanged }: MemberWork,
  { account, now }: { account: Pick<Account, 'id' | 'lastSeenAt'>; now: Date },
): Promise<void> {
  const { id, lastSeenAt } = account;
  await database.updateTable('accounts').set({ lastSeenAt: now }).where('id', '=', id).execute();
  if (lastSeenAt === null || dayOf(lastSeenAt) !== dayOf(now)) memberChanged(id);
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/**
 * Hides a member from all others, or shows them again: at once, or when a restriction that hides them ends. Returns whether it was
 * at once.
 */
export async function changeHiding(
  { database, memberChanged }: MemberWork,
  { accountId, isHidden }: { accountId: number; isHidden: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('accountRestrictions')
    .set({ wasHidden: isHidden })
    .where('accountId', '=', accountId)
    .where('kind', '=', 'hidden')
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  await database.updateTable('accounts').set({ isHidden }).where('id', '=', accountId).execute();
  memberChanged(accountId);
  return true;
}

/** Shows a member to no other until a moderator approves the profile, or shows them again. */
export async function changeWithholding(
  { database, memberChanged }: MemberWork,
  { accountId, isWithheld }: { accountId: number; isWithheld: boolean },
): Promise<void> {
  await database.updateTable('accounts').set({ isWithheld }).where('id', '=', accountId).execute();
  memberChanged(accountId);
}

export async function updatePassword(
  database: Database,
  change: { id: number; passwordHash: string },
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ passwordHash: change.passwordHash })
    .where('id', '=', change.id)
    .execute();
  noteSecurityEvent('password_changed', { accountId: change.id });
}

/** Replaces the hash of the same password. */
export async function renewPasswordHash(
  database: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<void> {
  await database.updateTable('accounts').set({ passwordHash }).where('id', '=', id).execute();
}

/** Sets the status of a member. */
export async function updateStatus(
  { database, memberChanged }: MemberWork,
  { id, status }: { id: number; status: 'active' | 'inactive' },
): Promise<void> {
  await database.updateTable('accounts').set({ status }).where('id', '=', id).execute();
  memberChanged(id);
}

/** Replaces the e-mail address or the mobile number of an account. The caller checks that it is free. */
export async function replaceContact(
  { database, memberChanged }: MemberWork,
  { id, now, isProved, ...change }: { id: number; now: Date } & ContactChange,
): Promise<void> {
  const verifiedAt = isProved ? now : null;
  const contact =
    'email' in change
      ? { email: change.email, emailVerifiedAt: verifiedAt }
      : { mobile: change.mobile, mobileVerifiedAt: verifiedAt };
  await database.updateTable('accounts').set(contact).where('id', '=', id).execute();
  noteSecurityEvent('contact_changed', { accountId: id });
  memberChanged(id);
}

/** A new e-mail address, or a new mobile number (null for none), and whether it counts as verified. */
export type ContactChange = ({ email: string } | { mobile: string | null }) & { isProved: boolean };

export async function hasAdministrator(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes accounts whose e-mail was never verified, or whose owner never registered. */
export async function deleteUnverifiedAccounts(database: Database, registeredBefore: Date): Promise<void> {
  await database
    .deleteFrom('accounts')
    .where((account) =>
      account.or([account('emailVerifiedAt', 'is', null), account('isIncomplete', '=', true)]),
    )
    .where('createdAt', '<', registeredBefore)
    .execute();
}

/** Forgets registrations of before an instant whose account is gone. */
export async function deleteOldRegistrations(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('registrations')
    .where('createdAt', '<', before)
    .where('accountId', 'not in', database.selectFrom('accounts').select('id'))
    .execute();
}

/** Removes a member with everything that hangs on the account; false when there is no such member. */
export async function deleteMember(database: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('accounts')
    .where('email', '=', email)
    .where('role', '=', 'user')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Verified, active members, and those of them who have proved a mobile number or whose new profile a moderator has approved. */
export async function countMembers(
  database: Database,
): Promise<{ all: number; mobileProved: number; read: number }> {
  return database
    .selectFrom('accounts')
    .select((column) => [
      column.fn.countAll<number>().as('all'),
      column.fn.count<number>('mobileVerifiedAt').as('mobileProved'),
      sql<number>`count(*) filter (where id in (
        select account_id from review_items where kind = 'new' and state = 'approved'))`.as('read'),
    ])
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .where('emailVerifiedAt', 'is not', null)
    .where('isIncomplete', '=', false)
    .executeTakeFirstOrThrow();
}

/** The active administrators with a permission, by their ids. */
export async function listAdministratorsWith(database: Database, permission: Permission): Promise<number[]> {
  const rows = await database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .select('accounts.id')
    .where('accounts.status', '=', 'active')
    .where('administrators.role', 'in', [...rolesWithPermission[permission]])
    .execute();
  return rows.map(({ id }) => id);
}
