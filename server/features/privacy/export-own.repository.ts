import { sql } from 'kysely';
import type { Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A row of the export; of another member it contains `memberId` and `firstName` alone. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** The part of a query that `readRows` completes. */
type OpenQuery = {
  limit: (rows: number) => { offset: (rows: number) => { execute: () => Promise<ExportedRow[]> } };
};
type Scope = Viewpoint & { now: Date };
/** Queries for the lists of a member, by the name of their file in the export. */
export type ListQueries = Readonly<Record<string, (database: Database, scope: Scope) => OpenQuery>>;

export type RowRange = { offset: number; limit: number };

/** The rows of a list in a range of its order. */
export async function readRows(query: OpenQuery, { offset, limit }: RowRange): Promise<ExportedRow[]> {
  return query.limit(limit).offset(offset).execute();
}

type FindRecord = (database: Database, accountId: number) => Promise<ExportedRow | undefined>;

/**
 * What is stored once of a member, by the name of its file in the export. The export reads the tables of every feature,
 * without hashes of secrets; a test fails until a new table is exported or left out for a reason.
 */
export const ownRecords: Readonly<Record<string, FindRecord>> = {
  account: (database, accountId) =>
    database
      .selectFrom('accounts')
      .select(['id as memberId', 'email', 'mobile', 'status', 'emailVerifiedAt', 'createdAt', 'lastSeenAt'])
      .select(['isHidden', 'secondFactorSince', 'mobileVerifiedAt', 'mobileQuestionClosedAt'])
      .where('id', '=', accountId)
      .executeTakeFirst(),
  settings: (database, accountId) =>
    database
      .selectFrom('memberSettings')
      .select([
        'contactAudience',
        'audienceChosenAt',
        'showsVisits',
        'language',
        'notifications',
        'firstProfileStep',
        'updatedAt',
      ])
      .where('accountId', '=', accountId)
      .executeTakeFirst(),
  registration: (database, accountId) =>
    database
      .selectFrom('registrations')
      .select(['address', 'userAgent', 'termsVersion', 'createdAt'])
      .where('accountId', '=', accountId)
      .executeTakeFirst(),
  deletion: (database, accountId) =>
    database
      .selectFrom('accountDeletions')
      .select(['requestedAt', 'dueAt'])
      .where('accountId', '=', accountId)
      .executeTakeFirst(),
};

/** The lists of a member that contain no other member, oldest first. */
export const ownLists: ListQueries = {
  // Without their tokens.
  sessions: (database, { accountId }) =>
    database
      .selectFrom('sessions')
      .select(['address', 'userAgent', 'createdAt', 'lastUsedAt', 'expiresAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  // Without what they are recognised by.
  passkeys: (database, { accountId }) =>
    database
      .selectFrom('passkeys')
      .select(['name', 'isSynchronised', 'createdAt', 'lastUsedAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  // Without the secrets.
  remembered_browsers: (database, { accountId }) =>
    database
      .selectFrom('rememberedDevices')
      .select(['createdAt', 'rotatedAt', 'expiresAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt'),
  // Without the hashes of the tokens that undo them.
  email_changes: (database, { accountId }) =>
    database
      .selectFrom('emailChanges')
      .select(['formerEmail', 'newEmail', 'changedAt', 'expiresAt', 'undoneAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  // Without the hashes of the codes.
  addresses_to_prove: (database, { accountId }) =>
    database
      .selectFrom('oneTimeCodes')
      .select(['purpose', 'address', 'requestedAt', 'expiresAt'])
      .where('accountId', '=', accountId)
      .where('purpose', 'in', ['email', 'mobile'])
      .where('usedAt', 'is', null)
      .orderBy('requestedAt')
      .orderBy('address'),
  // Without the address and the keys, with which a push could be sent.
  push_devices: (database, { accountId }) =>
    database
      .selectFrom('pushSubscriptions')
      .select([sql<string>`split_part(endpoint, '/', 3)`.as('pushService'), 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  // Without the report and the administrator behind it.
  restrictions: (database, { accountId }) =>
    database
      .selectFrom('accountRestrictions')
      .select(['kind', 'reason', 'until', 'createdAt', 'endedAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  subscriptions: (database, { accountId }) =>
    database
      .selectFrom('subscriptions')
      .select(['planName', sql<number>`price_paise / 100`.as('rupees'), 'months', 'contactLimit'])
      .select(['startsAt', 'endsAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  payments: (database, { accountId }) =>
    database
      .selectFrom('payments')
      .select([
        'planName',
        'amountPaise',
        'currency',
        'method',
        'status',
        'reference',
        'bankReference',
        'refundedPaise',
      ])
      .select(['reason', 'startedAt', 'referencedAt', 'decidedAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  stories: (database, { accountId }) =>
    database
      .selectFrom('stories')
      .select([
        'status',
        'story',
        'originalStory',
        'weddingDate',
        'place',
        'brideFirstName',
        'groomFirstName',
      ])
      .select(['image', 'createdAt'])
      .where((story) => story.or([story('brideId', '=', accountId), story('groomId', '=', accountId)]))
      .orderBy('id'),
  story_answers: (database, { accountId }) =>
    database
      .selectFrom('storyConsents')
      .select(['side', 'answer', 'ending', 'showsId', 'foundPartner', 'answeredAt'])
      .where('accountId', '=', accountId)
      .orderBy('storyId'),
  reviews: (database, { accountId }) =>
    database
      .selectFrom('reviews')
      .select(['name', 'rating', 'text', 'status', 'shownName', 'shownRating', 'shownText', 'reason'])
      .select(['answer', 'answeredAt', 'createdAt', 'submittedAt', 'decidedAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
  saved_searches: (database, { accountId }) =>
    database
      .selectFrom('savedSearches')
      .select(['name', 'filters', 'hasAlert', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id'),
};
