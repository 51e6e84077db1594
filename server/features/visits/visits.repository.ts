import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Somebody who looked, or at whom somebody looked, and when it was last. */
export type LatestVisit = { accountId: number; visitedAt: Date };

/** Whose visits are listed, from which instant on, and how many people at most. */
type Window = { accountId: number; since: Date; most: number };

/** Who looked at a member's profile and shows it, then and at present; once a person, the latest first. */
export async function listVisitors(database: Database, window: Window): Promise<LatestVisit[]> {
  return listLatest(database, { ...window, own: 'partnerId', other: 'viewerId' });
}

/** At whose profiles a member looked, once a person, the latest first. */
export async function listVisited(database: Database, window: Window): Promise<LatestVisit[]> {
  return listLatest(database, { ...window, own: 'viewerId', other: 'partnerId' });
}

/** A visit is kept once a day, so a person may have several. */
async function listLatest(
  database: Database,
  { accountId, since, most, own, other }: Window & Record<'own' | 'other', 'viewerId' | 'partnerId'>,
): Promise<LatestVisit[]> {
  const rows = await database
    .selectFrom('profileVisits')
    .select((eb) => [`${other} as accountId`, eb.fn.max('visitedAt').as('visitedAt')])
    .where(own, '=', accountId)
    .where('visitedAt', '>=', since)
    .$if(other === 'viewerId', (visits) =>
      visits
        .where('isShown', '=', true)
        .where(
          sql<boolean>`not exists (select from member_settings where account_id = viewer_id and not shows_visits)`,
        ),
    )
    .groupBy(other)
    .orderBy('visitedAt', 'desc')
    .orderBy(other, 'desc')
    .limit(most)
    .execute();
  return rows;
}

/** Forgets visits of before an instant. */
export async function deleteVisitsBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('profileVisits').where('visitedAt', '<', before).execute();
}
