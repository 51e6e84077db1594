import type { Database } from '#server/platform/database/database.ts';
import type { Copied } from './copied-possessions.repository.ts';

type FindRecord = (database: Database, accountId: number) => Promise<Copied | undefined>;

/**
 * What is kept of a member once, by the name of its file in the copy. The copy reads the tables of every feature: whoever adds
 * a table decides here whether it belongs in, and a test asks for it. No hash of a secret is ever read.
 */
export const copiedRecords: Readonly<Record<string, FindRecord>> = {
  account: (database, accountId) =>
    database
      .selectFrom('accounts')
      .select(['id as memberId', 'email', 'mobile', 'status', 'emailVerifiedAt', 'createdAt', 'lastSeenAt'])
      .select('isHidden')
      .where('id', '=', accountId)
      .executeTakeFirst(),
  settings: (database, accountId) =>
    database
      .selectFrom('memberSettings')
      .select(['contactAudience', 'showsVisits', 'language', 'notifications', 'updatedAt'])
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
