import { sql } from 'kysely';
import type { Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A row on its way into the copy; of another person it holds `memberId` and `firstName` at most. */
export type Copied = Readonly<Record<string, unknown>>;
/** Which part of a list, in its order. */
export type Stretch = { from: number; most: number };
export type ListRows = (database: Database, asked: Stretch & Viewpoint & { now: Date }) => Promise<Copied[]>;

/** The lists of a member that tell of nobody else, by the name of their file in the copy. */
export const copiedPossessions: Readonly<Record<string, ListRows>> = {
  // Without the tokens, in whichever form.
  sessions: (database, { accountId, from, most }) =>
    database
      .selectFrom('sessions')
      .select(['address', 'userAgent', 'createdAt', 'lastUsedAt', 'expiresAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .limit(most)
      .offset(from)
      .execute(),
  subscriptions: (database, { accountId, from, most }) =>
    database
      .selectFrom('subscriptions')
      .select(['planName', sql<number>`price_paise / 100`.as('rupees'), 'months', 'contactLimit'])
      .select(['startsAt', 'endsAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .limit(most)
      .offset(from)
      .execute(),
  stories: (database, { accountId, from, most }) =>
    database
      .selectFrom('stories')
      .select(['status', 'story', 'weddingDate', 'brideFirstName', 'groomFirstName', 'createdAt'])
      .where((story) => story.or([story('brideId', '=', accountId), story('groomId', '=', accountId)]))
      .orderBy('id')
      .limit(most)
      .offset(from)
      .execute(),
  reviews: (database, { accountId, from, most }) =>
    database
      .selectFrom('reviews')
      .select(['name', 'rating', 'text', 'status', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .limit(most)
      .offset(from)
      .execute(),
  saved_searches: (database, { accountId, from, most }) =>
    database
      .selectFrom('savedSearches')
      .select(['name', 'filters', 'hasAlert', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .limit(most)
      .offset(from)
      .execute(),
};
