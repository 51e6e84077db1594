import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoryConsent = Selectable<Tables['storyConsents']>;

/** Adds answers to come; returns the accounts that had none of that story before. */
export async function insertConsents(
  database: Database,
  consents: readonly Insertable<Tables['storyConsents']>[],
): Promise<number[]> {
  if (consents.length === 0) return [];
  const added = await database
    .insertInto('storyConsents')
    .values(consents)
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .execute();
  return added.map(({ accountId }) => accountId);
}

/** The answers of the persons of some stories. */
export async function listConsents(database: Database, storyIds: readonly number[]): Promise<StoryConsent[]> {
  if (storyIds.length === 0) return [];
  return database.selectFrom('storyConsents').selectAll().where('storyId', 'in', storyIds).execute();
}

/** What a person says of the stories about them, latest first. */
export async function listConsentsOf(database: Database, accountId: number): Promise<StoryConsent[]> {
  return database
    .selectFrom('storyConsents')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('storyId', 'desc')
    .execute();
}

export async function changeConsent(
  database: Database,
  {
    storyId,
    accountId,
    ...change
  }: Updateable<Tables['storyConsents']> & { storyId: number; accountId: number },
): Promise<void> {
  await database
    .updateTable('storyConsents')
    .set(change)
    .where('storyId', '=', storyId)
    .where('accountId', '=', accountId)
    .execute();
}
