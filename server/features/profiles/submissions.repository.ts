import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** What a member submits to the moderators about the profile. */
type ProfileSubmission = {
  accountId: number;
  kind: 'new' | 'changed';
  fields: readonly string[];
  now: Date;
};

/**
 * Adds an item about a member's profile to the review queue. While one waits, the change is merged into it: its version grows,
 * it is no longer held, and it keeps its place. The account is locked by the caller.
 */
export async function submitProfile(
  database: Database,
  { accountId, kind, fields, now }: ProfileSubmission,
): Promise<void> {
  const merged = await database
    .updateTable('reviewItems')
    .set({ fields: [...fields], version: sql`version + 1`, heldAt: null, note: null })
    .where('accountId', '=', accountId)
    .where('photoId', 'is', null)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (merged !== undefined) return;
  await database
    .insertInto('reviewItems')
    .values({ accountId, kind, fields: [...fields], submittedAt: now })
    .execute();
}

/** Removes the waiting item about a profile whose member took the changes back. */
export async function withdrawProfile(database: Database, accountId: number): Promise<void> {
  await database
    .deleteFrom('reviewItems')
    .where('accountId', '=', accountId)
    .where('photoId', 'is', null)
    .where('state', '=', 'waiting')
    .execute();
}

/** Adds photos to the review queue that just got a position. */
export async function submitPhotos(
  database: Database,
  { accountId, photoIds, now }: { accountId: number; photoIds: readonly number[]; now: Date },
): Promise<void> {
  if (photoIds.length === 0) return;
  const items = photoIds.map((photoId) => ({ accountId, photoId, kind: 'photo', submittedAt: now }));
  await database.insertInto('reviewItems').values(items).execute();
}
