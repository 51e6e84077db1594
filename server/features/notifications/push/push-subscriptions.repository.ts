import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type NewSubscription = {
  accountId: number;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** A browser to push to. */
export type PushTarget = { id: number; endpoint: string; p256dh: string; auth: string };

/**
 * Stores a subscription of a session, or moves the one at the same address to it. Returns false when the session has ended; the lock
 * makes one that is ending now wait, and take the subscription with it.
 */
export async function storeSubscription(
  database: Database,
  { accountId, sessionId, endpoint, p256dh, auth, now }: NewSubscription & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, created_at)
    select account_id, id, ${endpoint}, ${p256dh}, ${auth}, ${now}::timestamptz from sessions
    where id = ${sessionId} and account_id = ${accountId} for key share
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at,
      pushed_at = case when push_subscriptions.account_id = excluded.account_id then push_subscriptions.pushed_at end
    returning id`.execute(database);
  return rows.length > 0;
}

/** Deletes all subscriptions of an account but the latest ones. */
export async function deleteOldSubscriptions(
  database: Database,
  { accountId, most }: { accountId: number; most: number },
): Promise<void> {
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where account_id = ${accountId}
      order by created_at desc, id desc offset ${most}
    )`.execute(database);
}

export async function deleteSubscription(
  database: Database,
  { accountId, endpoint }: { accountId: number; endpoint: string },
): Promise<void> {
  await database
    .deleteFrom('pushSubscriptions')
    .where('accountId', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function deleteTarget(database: Database, id: number): Promise<void> {
  await database.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
}

export async function hasSubscription(database: Database, accountId: number): Promise<boolean> {
  const row = await database
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The browsers of an active account that have a live session, and that got no push since one was ordered. */
export async function listTargets(
  database: Database,
  { accountId, orderedAt, now }: { accountId: number; orderedAt: Date; now: Date },
): Promise<PushTarget[]> {
  return database
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .innerJoin('accounts', 'accounts.id', 'pushSubscriptions.accountId')
    .select(['pushSubscriptions.id', 'endpoint', 'p256dh', 'auth'])
    .where('pushSubscriptions.accountId', '=', accountId)
    .where('sessions.expiresAt', '>', now)
    .where('accounts.status', '=', 'active')
    .where((column) => column.or([column('pushedAt', 'is', null), column('pushedAt', '<', orderedAt)]))
    .orderBy('pushSubscriptions.id')
    .execute();
}

export async function markPushed(database: Database, { id, now }: { id: number; now: Date }): Promise<void> {
  await database.updateTable('pushSubscriptions').set({ pushedAt: now }).where('id', '=', id).execute();
}

/**
 * Whether a member has unread messages. It reads the table of the conversations, which are above this feature: what is pushed is asked
 * for when it leaves, as for mails.
 */
export async function hasUnreadMessages(database: Database, accountId: number): Promise<boolean> {
  const row = await database
    .selectFrom('conversationSides')
    .select('conversationId')
    .where('accountId', '=', accountId)
    .where('unread', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
