import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Profile = Selectable<Tables['profiles']>;
export type NewProfile = Omit<Insertable<Tables['profiles']>, 'incomeFrom' | 'incomeTo'>;

export async function insertProfile(database: Database, profile: NewProfile): Promise<void> {
  await database.insertInto('profiles').values(profile).execute();
}

/** Every member has a profile. */
export async function findProfile(database: Database, accountId: number): Promise<Profile> {
  return database
    .selectFrom('profiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** The profile, which nobody else can change until the transaction ends. */
export async function lockProfile(database: Database, accountId: number): Promise<Profile> {
  // The account first, as whoever erases it does: in one order, nobody waits for each other for ever.
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return database
    .selectFrom('profiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The profile as it is after the change. */
export async function changeProfile(
  database: Database,
  { accountId, ...changes }: Updateable<Tables['profiles']> & { accountId: number },
): Promise<Profile> {
  return database
    .updateTable('profiles')
    .set(changes)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
