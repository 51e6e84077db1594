import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type PublishedReview = Pick<
  Selectable<Tables['reviews']>,
  'id' | 'name' | 'rating' | 'text' | 'createdAt'
>;

/** The number of published reviews, and the sum of their ratings. */
export async function sumPublishedRatings(database: Database): Promise<{ sum: number; count: number }> {
  const { sum, count } = await database
    .selectFrom('reviews')
    .select(({ fn }) => [fn.sum<number | null>('rating').as('sum'), fn.countAll<number>().as('count')])
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return { sum: sum ?? 0, count };
}

/** The newest published reviews. */
export async function listPublishedReviews(database: Database, most: number): Promise<PublishedReview[]> {
  return database
    .selectFrom('reviews')
    .select(['id', 'name', 'rating', 'text', 'createdAt'])
    .where('status', '=', 'published')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Removes the reviews of a member. */
export async function deleteReviewsOf(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('reviews').where('accountId', '=', accountId).execute();
}
