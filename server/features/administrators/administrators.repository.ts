import { type Insertable, sql } from 'kysely';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** All administrators, by name and address. */
export async function listAdministratorRows(database: Database) {
  return database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .select(['accounts.id', 'accounts.email', 'accounts.status'])
    .select(['administrators.name', 'administrators.role', 'administrators.createdAt'])
    .select(['administrators.lastSignInAt', 'accounts.secondFactorSince'])
    .orderBy(sql`lower(administrators.name)`)
    .orderBy('accounts.email')
    .execute();
}

/**
 * Locks every administrator, in the order of their ids, until the transaction ends: so that two changes never leave the site without
 * an owner.
 */
export async function lockAdministrators(database: Database) {
  return database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.status',
      'administrators.name',
      'administrators.role',
    ])
    .orderBy('administrators.accountId')
    .forUpdate()
    .execute();
}

export async function changeAdministrator(
  database: Database,
  { accountId, ...change }: { accountId: number; name: string; role: AdministratorRole },
): Promise<void> {
  await database.updateTable('administrators').set(change).where('accountId', '=', accountId).execute();
}

export async function changeStatus(
  database: Database,
  { accountId, status }: { accountId: number; status: 'active' | 'inactive' },
): Promise<void> {
  await database.updateTable('accounts').set({ status }).where('id', '=', accountId).execute();
}

/** Removes the role; the account stays, inactive, because the audit log names it. */
export async function deleteAdministrator(database: Database, accountId: number): Promise<void> {
  await changeStatus(database, { accountId, status: 'inactive' });
  await database.deleteFrom('administrators').where('accountId', '=', accountId).execute();
}

/** The open invitations, latest first. */
export async function listInvitationRows(database: Database, now: Date) {
  return database
    .selectFrom('administratorInvitations')
    .selectAll()
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Adds an invitation, in the place of an earlier one of the same address. */
export async function upsertInvitation(
  database: Database,
  invitation: Insertable<Tables['administratorInvitations']>,
): Promise<number> {
  const { id } = await database
    .insertInto('administratorInvitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invitation of a token that has not expired. */
export async function findInvitation(
  database: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
) {
  return database
    .selectFrom('administratorInvitations')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses an invitation up and gives what it was; undefined when it is gone or has expired. */
export async function takeInvitation(
  database: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
) {
  return database
    .deleteFrom('administratorInvitations')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the open invitations of an administrator, and gives how many. */
export async function deleteInvitationsBy(database: Database, invitedBy: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('administratorInvitations')
    .where('invitedBy', '=', invitedBy)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes an invitation and gives its role; undefined when it is gone. */
export async function deleteInvitation(database: Database, id: number) {
  return database
    .deleteFrom('administratorInvitations')
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst();
}

export async function setInvitationToken(
  database: Database,
  { id, tokenHash }: { id: number; tokenHash: string },
) {
  return database
    .updateTable('administratorInvitations')
    .set({ tokenHash })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Gives an account that was an administrator before a role again; the account is active with its new password. */
export async function reviveAdministrator(
  database: Database,
  administrator: { accountId: number; passwordHash: string; role: string; name: string; now: Date },
): Promise<void> {
  const { accountId, passwordHash, role, name, now } = administrator;
  await database
    .updateTable('accounts')
    .set({ passwordHash, status: 'active' })
    .where('id', '=', accountId)
    .execute();
  await database
    .insertInto('administrators')
    .values({ accountId, role, name, graceFrom: now, createdAt: now })
    .execute();
}

export async function deleteOldInvitations(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('administratorInvitations').where('expiresAt', '<=', now).execute();
}
