import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** The one visit of a day. */
export type VisitKey = { viewerId: number; partnerId: number; day: string };

export async function findVisit(
  database: Database,
  { viewerId, partnerId, day }: VisitKey,
): Promise<{ isShown: boolean } | undefined> {
  return database
    .selectFrom('profileVisits')
    .select('isShown')
    .where('viewerId', '=', viewerId)
    .where('partnerId', '=', partnerId)
    .where('day', '=', day)
    .executeTakeFirst();
}

/** Gives a visit a later time. */
export async function moveVisit(
  database: Database,
  { viewerId, partnerId, day, now }: VisitKey & { now: Date },
): Promise<void> {
  await database
    .updateTable('profileVisits')
    .set({ visitedAt: now })
    .where('viewerId', '=', viewerId)
    .where('partnerId', '=', partnerId)
    .where('day', '=', day)
    .where('visitedAt', '<', now)
    .execute();
}

/**
 * Notes a visit that is not shown, unless the day has one. Waits for nobody: while one of the two accounts is being erased nothing
 * is noted.
 */
export async function beginVisit(
  database: Database,
  { viewerId, partnerId, day, now }: VisitKey & { now: Date },
): Promise<void> {
  await sql`
    insert into profile_visits (viewer_id, partner_id, day, visited_at, is_shown)
    select viewer.id, partner.id, ${day}, ${now}, false from accounts viewer, accounts partner
    where viewer.id = ${viewerId} and partner.id = ${partnerId}
    for key share skip locked
    on conflict (viewer_id, partner_id, day) do nothing`.execute(database);
}

/** Shows a visit that was not shown; of several at once exactly one does, and the others learn that it is shown. */
export async function showVisit(
  database: Database,
  { viewerId, partnerId, day, now }: VisitKey & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update profile_visits set is_shown = true, visited_at = greatest(visited_at, ${now}::timestamptz)
    where viewer_id = ${viewerId} and partner_id = ${partnerId} and day = ${day} and not is_shown
    returning 1`.execute(database);
  return rows.length > 0;
}
