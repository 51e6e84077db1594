import type { Database } from '#server/platform/database/database.ts';

/** An account with the name and picture of its profile; an administrator has no profile. */
export async function findSignedInPerson(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.role', 'accounts.emailVerifiedAt'])
    .leftJoin('photos', (join) =>
      join.onRef('photos.accountId', '=', 'accounts.id').on('photos.position', '=', 0),
    )
    .select(['profiles.firstName', 'profiles.lastName', 'photos.token as pictureToken'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export type SignedInPersonRow = Awaited<ReturnType<typeof findSignedInPerson>>;
