import type { Database } from '#server/platform/database/database.ts';

/** An account with the name and picture of its profile; an administrator has no profile. */
export async function findSignedInPerson(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.role', 'accounts.emailVerifiedAt'])
    .select(['profiles.firstName', 'profiles.lastName', 'profiles.profilePicture'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export type SignedInPersonRow = Awaited<ReturnType<typeof findSignedInPerson>>;
