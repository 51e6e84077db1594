import { sql } from 'kysely';
import { allShowVisits } from '#server/features/settings/settings.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A viewer has one visit to a partner on a day. */
export type VisitKey = { viewerId: number; partnerId: number; day: string };

/** The visit of a day; undefined when there is none. */
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

/** Sets the time of a visit, unless it has a later one. */
export async function updateVisitTime(
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

/** Records a visit that is not shown, unless the day has one; waits for no lock, and records nothing while an account is erased. */
export async function insertUnshownVisit(
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

/** Makes an unshown visit a shown one; returns true to exactly one of several parallel callers. */
export async function markVisitShown(
  database: Database,
  { viewerId, partnerId, day, now }: VisitKey & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update profile_visits set is_shown = true, visited_at = greatest(visited_at, ${now}::timestamptz)
    where viewer_id = ${viewerId} and partner_id = ${partnerId} and day = ${day} and not is_shown
    returning 1`.execute(database);
  return rows.length > 0;
}

/** The other member of a visit, and the time of the latest one. */
type LatestVisit = { accountId: number; visitedAt: Date };

/** The visits of a member since an instant, and the most members listed. */
type VisitsQuery = { accountId: number; since: Date; most: number };

/** The members with a shown visit to a member, without those who do not show visits now; once a member, the latest first. */
export async function listVisitors(database: Database, query: VisitsQuery): Promise<LatestVisit[]> {
  return listLatest(database, { ...query, own: 'partnerId', other: 'viewerId' });
}

/** The members visited by a member, once a member, the latest first. */
export async function listVisited(database: Database, query: VisitsQuery): Promise<LatestVisit[]> {
  return listLatest(database, { ...query, own: 'viewerId', other: 'partnerId' });
}

async function listLatest(
  database: Database,
  { accountId, since, most, own, other }: VisitsQuery & Record<'own' | 'other', 'viewerId' | 'partnerId'>,
): Promise<LatestVisit[]> {
  return database
    .selectFrom('profileVisits')
    .select((eb) => [`${other} as accountId`, eb.fn.max('visitedAt').as('visitedAt')])
    .where(own, '=', accountId)
    .where('visitedAt', '>=', since)
    .$if(other === 'viewerId', (visits) =>
      visits.where('isShown', '=', true).where(allShowVisits(sql.ref('viewerId'))),
    )
    .groupBy(other)
    .orderBy('visitedAt', 'desc')
    .orderBy(other, 'desc')
    .limit(most)
    .execute();
}

export async function deleteVisitsBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('profileVisits').where('visitedAt', '<', before).execute();
}
