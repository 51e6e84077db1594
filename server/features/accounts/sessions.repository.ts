import { type Insertable, sql } from 'kysely';
import type { Role } from '#contract/accounts/sessions.ts';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { noteSecurityEvent } from '#server/platform/logging/security-log.ts';

export type LiveSession = {
  id: number;
  accountId: number;
  role: Role;
  createdAt: Date;
  lastUsedAt: Date;
  /** When the account was last used, in any session. */
  lastSeenAt: Date | null;
  provedAt: Date | null;
  secondFactorAt: Date | null;
  /** The role of an administrator; null for a member. */
  administratorRole: AdministratorRole | null;
  /** Since when the account has a second factor; null without one. */
  secondFactorSince: Date | null;
  graceFrom: Date | null;
};

export async function insertSession(
  database: Database,
  session: Insertable<Tables['sessions']>,
): Promise<void> {
  await database.insertInto('sessions').values(session).execute();
  noteSecurityEvent('signed_in', { accountId: session.accountId });
}

/** The unexpired session of an active account. */
export async function findLiveSession(
  database: Database,
  key: ({ tokenHash: string } | { id: number }) & { now: Date },
): Promise<LiveSession | undefined> {
  return database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('administrators', 'administrators.accountId', 'sessions.accountId')
    .select(['sessions.id', 'sessions.accountId', 'sessions.createdAt', 'sessions.lastUsedAt'])
    .select(['sessions.provedAt', 'sessions.secondFactorAt'])
    .select(['accounts.lastSeenAt', 'accounts.secondFactorSince', 'administrators.graceFrom'])
    .select((column) => column.ref('accounts.role').$castTo<Role>().as('role'))
    .select((column) =>
      column.ref('administrators.role').$castTo<AdministratorRole | null>().as('administratorRole'),
    )
    .where((session) =>
      'id' in key ? session('sessions.id', '=', key.id) : session('sessions.tokenHash', '=', key.tokenHash),
    )
    .where('sessions.expiresAt', '>', key.now)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
}

export async function hasSession(database: Database, id: number): Promise<boolean> {
  const row = await database.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Writes down that a session was used, and moves its end. */
export async function extendSession(
  database: Database,
  use: { id: number; now: Date; expiresAt: Date },
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ lastUsedAt: use.now, expiresAt: use.expiresAt })
    .where('id', '=', use.id)
    .execute();
}

/** Writes down when an administrator signed in. */
export async function markSignIn(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await database
    .updateTable('administrators')
    .set({ lastSignInAt: now })
    .where('accountId', '=', accountId)
    .execute();
}

/** Writes down that the person of a session gave the password or a code again. */
export async function markProved(
  database: Database,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<void> {
  await database.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute();
}

/** The same for the second factor. */
export async function markSecondFactorGiven(
  database: Database,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ provedAt: now, secondFactorAt: now })
    .where('id', '=', sessionId)
    .execute();
  noteSecurityEvent('second_factor_given');
}

/** When a session gave the second factor; undefined when the session ended. */
export async function findSessionFactor(database: Database, id: number) {
  return database.selectFrom('sessions').select('secondFactorAt').where('id', '=', id).executeTakeFirst();
}

/** Sessions that gave an earlier second factor have to give the present one. */
export async function askSecondFactorAgain(database: Database, accountId: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ secondFactorAt: null })
    .where('accountId', '=', accountId)
    .execute();
}

export async function deleteSession(database: Database, id: number): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute();
  noteSecurityEvent('sessions_ended');
}

/** The unexpired sessions of an account, the latest used first. */
export async function listLiveSessions(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<{ id: number; userAgent: string; createdAt: Date; lastUsedAt: Date }[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends every session of an account, all but one, or only one, and gives how many. */
export async function deleteSessionsOf(
  database: Database,
  of: { accountId: number; exceptSessionId?: number; onlySessionId?: number },
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('accountId', '=', of.accountId)
    .$if(of.exceptSessionId !== undefined, (query) => query.where('id', '!=', of.exceptSessionId ?? 0))
    .$if(of.onlySessionId !== undefined, (query) => query.where('id', '=', of.onlySessionId ?? 0))
    .executeTakeFirst();
  if (numDeletedRows > 0n) noteSecurityEvent('sessions_ended', { accountId: of.accountId });
  return Number(numDeletedRows);
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sessions').where('expiresAt', '<', now).execute();
}

/**
 * Which of some sessions are gone, have expired, lack the second factor, or belong to an account that is not active. Each is looked up by its key: a join
 * may read both tables whole, many times a minute, while their statistics are old.
 */
export async function listEnded(
  database: Database,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...ids]}::integer[]) as asked (id)
    where (
      select sessions.expires_at > ${now} and accounts.status = 'active'
        and (accounts.second_factor_since is null or sessions.second_factor_at is not null)
      from sessions join accounts on accounts.id = sessions.account_id
      where sessions.id = asked.id
    ) is not true`.execute(database);
  return rows.map(({ id }) => id);
}

/** The name and picture of a profile; undefined for an administrator, who has none. */
export async function findProfileHead(database: Database, accountId: number) {
  return database
    .selectFrom('profiles')
    .leftJoin('photos', (join) =>
      join.onRef('photos.accountId', '=', 'profiles.accountId').on('photos.position', '=', 0),
    )
    .select(['profiles.firstName', 'profiles.lastName', 'photos.token as pictureToken'])
    .where('profiles.accountId', '=', accountId)
    .executeTakeFirst();
}

export type ProfileHead = { [Fact in 'firstName' | 'lastName' | 'pictureToken']: string | null };
