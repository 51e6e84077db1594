import { type Insertable, type Selectable, sql } from 'kysely';
import type { Role } from '#contract/accounts/sessions.ts';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { noteSecurityEvent } from '#server/platform/logging/security-log.ts';

export type LiveSession = {
  id: number;
  accountId: number;
  /** Of the token that was given, or of one of its tokens. */
  tokenHash: string;
  role: Role;
  createdAt: Date;
  /** When the token was last used; null before its first use. */
  lastUsedAt: Date | null;
  /** Until when the browser is remembered. */
  rememberedUntil: Date | null;
  /** Whether the owner of the address has still to register. */
  isIncomplete: boolean;
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

/** Adds a session with the first of its tokens; the sign-in is the first use. */
export async function insertSession(
  database: Database,
  { tokenHash, ...session }: Insertable<Tables['sessions']> & { tokenHash: string },
): Promise<number> {
  const { sessionId } = await database
    .with('added', (query) => query.insertInto('sessions').values(session).returning(['id', 'createdAt']))
    .insertInto('sessionTokens')
    .columns(['tokenHash', 'sessionId', 'createdAt', 'lastUsedAt'])
    .expression((query) =>
      query
        .selectFrom('added')
        .select([
          sql<string>`${tokenHash}::text`.as('tokenHash'),
          'id',
          'createdAt',
          'createdAt as lastUsedAt',
        ]),
    )
    .returning('sessionId')
    .executeTakeFirstOrThrow();
  noteSecurityEvent('signed_in', { accountId: session.accountId });
  return sessionId;
}

export async function insertToken(
  database: Database,
  token: Insertable<Tables['sessionTokens']>,
): Promise<void> {
  await database.insertInto('sessionTokens').values(token).execute();
}

/** Ends all tokens of a session but one. */
export async function keepOneToken(
  database: Database,
  { sessionId, tokenHash }: { sessionId: number; tokenHash: string },
): Promise<void> {
  await database
    .deleteFrom('sessionTokens')
    .where('sessionId', '=', sessionId)
    .where('tokenHash', '!=', tokenHash)
    .execute();
}

/**
 * Deletes tokens that were not used since an instant, of all sessions or of one. A used one shows that the answer with the secret of its
 * remembered browser arrived: from then on the secret before that is an old one.
 */
export async function deleteStaleTokens(
  database: Database,
  { before, sessionId }: { before: Date; sessionId?: number },
): Promise<void> {
  await database
    .updateTable('rememberedDevices')
    .set({ previousSecretHash: null })
    .from('sessionTokens')
    .whereRef('sessionTokens.sessionId', '=', 'rememberedDevices.sessionId')
    .whereRef('sessionTokens.createdAt', '>=', 'rememberedDevices.rotatedAt')
    .where('sessionTokens.lastUsedAt', '<', before)
    .$if(sessionId !== undefined, (query) => query.where('sessionTokens.sessionId', '=', sessionId ?? 0))
    .execute();
  await database
    .deleteFrom('sessionTokens')
    .where((column) => column.fn.coalesce('lastUsedAt', 'createdAt'), '<', before)
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId ?? 0))
    .execute();
}

export type StoredSession = Selectable<Tables['sessions']>;

/** The session, locked until the transaction ends. */
export async function lockSession(database: Database, id: number): Promise<StoredSession | undefined> {
  return database.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The unexpired session of an active account. */
export async function findLiveSession(
  database: Database,
  key: ({ tokenHash: string } | { id: number }) & { now: Date },
): Promise<LiveSession | undefined> {
  return database
    .selectFrom('sessionTokens')
    .innerJoin('sessions', 'sessions.id', 'sessionTokens.sessionId')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('rememberedDevices', 'rememberedDevices.sessionId', 'sessions.id')
    .leftJoin('administrators', 'administrators.accountId', 'sessions.accountId')
    .select(['sessions.id', 'sessions.accountId', 'sessions.createdAt', 'sessionTokens.lastUsedAt'])
    .select([
      'sessionTokens.tokenHash',
      'sessions.provedAt',
      'sessions.secondFactorAt',
      'accounts.isIncomplete',
    ])
    .select('rememberedDevices.expiresAt as rememberedUntil')
    .select(['accounts.lastSeenAt', 'accounts.secondFactorSince', 'administrators.graceFrom'])
    .select((column) => column.ref('accounts.role').$castTo<Role>().as('role'))
    .select((column) =>
      column.ref('administrators.role').$castTo<AdministratorRole | null>().as('administratorRole'),
    )
    .where((session) =>
      'id' in key
        ? session('sessions.id', '=', key.id)
        : session('sessionTokens.tokenHash', '=', key.tokenHash),
    )
    .where('sessions.expiresAt', '>', key.now)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
}

export async function hasSession(database: Database, id: number): Promise<boolean> {
  const row = await database.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Writes down that a session was used with one of its tokens, and moves its end. */
export async function extendSession(
  database: Database,
  use: { id: number; tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { id, tokenHash, now, expiresAt } = use;
  await database.updateTable('sessions').set({ lastUsedAt: now, expiresAt }).where('id', '=', id).execute();
  await database
    .updateTable('sessionTokens')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

/** A remembered browser came back: when, from where, and when the session ends now. */
export async function updateResumed(
  database: Database,
  { id, ...changed }: Pick<StoredSession, 'id' | 'lastUsedAt' | 'expiresAt' | 'address' | 'userAgent'>,
): Promise<void> {
  await database.updateTable('sessions').set(changed).where('id', '=', id).execute();
}

/** Writes down when an administrator signed in. Gives from when on the days of grace without a second factor count. */
export async function markSignIn(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Date | null> {
  const row = await database
    .updateTable('administrators')
    .set({ lastSignInAt: now })
    .where('accountId', '=', accountId)
    .returning('graceFrom')
    .executeTakeFirst();
  return row?.graceFrom ?? null;
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

/** The sessions of an account that are not over, or whose browser is remembered, the latest used first. */
export async function listLiveSessions(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
) {
  return database
    .selectFrom('sessions')
    .leftJoin('rememberedDevices', (join) =>
      join.onRef('sessionId', '=', 'sessions.id').on('rememberedDevices.expiresAt', '>', now),
    )
    .select(['sessions.id', 'userAgent', 'sessions.createdAt', 'lastUsedAt'])
    .select((column) => column('sessionId', 'is not', null).as('isRemembered'))
    .where('sessions.accountId', '=', accountId)
    .where((column) =>
      column.or([column('sessions.expiresAt', '>', now), column('sessionId', 'is not', null)]),
    )
    .orderBy('lastUsedAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
}

/** Ends every session of an account, all but one, or only one, and gives how many. */
export async function deleteSessionsOf(
  database: Database,
  of: { accountId: number; exceptSessionId?: number | undefined; onlySessionId?: number },
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

/** Deletes the sessions that are over. That of a remembered browser is for when it comes back. */
export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('expiresAt', '<', now)
    .where('id', 'not in', database.selectFrom('rememberedDevices').select('sessionId'))
    .execute();
}

/**
 * Which of some sessions are gone, have expired, lack the second factor, or belong to an account that is not active. Each is looked up by
 * its key: a join may read both tables whole, many times a minute, while their statistics are old.
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
