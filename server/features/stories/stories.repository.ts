import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Story = Selectable<Tables['stories']>;

/** The stories that visitors see, newest wedding first. */
export async function listApprovedStories(database: Database): Promise<Story[]> {
  return database
    .selectFrom('stories')
    .selectAll()
    .where('status', '=', 'approved')
    .orderBy('weddingDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Removes the stories about a member. */
export async function deleteStoriesOf(database: Database, accountId: number): Promise<void> {
  await database
    .deleteFrom('stories')
    .where((story) => story.or([story('brideId', '=', accountId), story('groomId', '=', accountId)]))
    .execute();
}
