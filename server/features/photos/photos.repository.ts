import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type PhotoRow = Selectable<Tables['photos']>;
/** The two folders of a photo in the store. */
export type PhotoTokens = Pick<PhotoRow, 'token' | 'sourceToken'>;

export async function insertPhoto(
  database: Database,
  photo: Insertable<Tables['photos']>,
): Promise<PhotoRow> {
  return database.insertInto('photos').values(photo).returningAll().executeTakeFirstOrThrow();
}

/** All photos of an account, which nobody else can place, remove or add to a place until the transaction ends. */
export async function lockPhotos(database: Database, accountId: number): Promise<PhotoRow[]> {
  // The account stands for photos that are not there yet; whoever only refers to it need not wait.
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Puts photos of an account into places; all others of it have none. */
export async function placePhotos(
  database: Database,
  { accountId, places }: { accountId: number; places: readonly { id: number; position: number }[] },
): Promise<void> {
  // A place is free before it is taken, whatever the order.
  await database
    .updateTable('photos')
    .set({ position: null })
    .where('accountId', '=', accountId)
    .where('position', 'is not', null)
    .execute();
  for (const { id, position } of places) {
    await database
      .updateTable('photos')
      .set({ position })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .execute();
  }
}

export async function deletePhotos(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database.deleteFrom('photos').where('id', 'in', ids).execute();
}

/** Removes the oldest of the photos of an account that wait for a place, all but some. */
export async function deleteWaitingBeyond(
  database: Database,
  { accountId, kept }: { accountId: number; kept: number },
): Promise<PhotoTokens[]> {
  const oldest = database
    .selectFrom('photos')
    .select('id')
    .where('accountId', '=', accountId)
    .where('position', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(kept);
  return (
    database
      .deleteFrom('photos')
      .where('id', 'in', oldest)
      // Once more, for one that is being placed at this moment.
      .where('position', 'is', null)
      .returning(['token', 'sourceToken'])
      .execute()
  );
}

/** Removes photos that have waited for a place since before an instant. */
export async function deleteWaitingBefore(database: Database, before: Date): Promise<PhotoTokens[]> {
  return database
    .deleteFrom('photos')
    .where('position', 'is', null)
    .where('createdAt', '<', before)
    .returning(['token', 'sourceToken'])
    .execute();
}

export async function findPhoto(
  database: Database,
  { accountId, token }: { accountId: number; token: string },
): Promise<PhotoRow | undefined> {
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('token', '=', token)
    .executeTakeFirst();
}

/** Gives a photo another portrait; undefined when it is not there any more, or has got another one meanwhile. */
export async function replacePortrait(
  database: Database,
  change: { photo: Pick<PhotoRow, 'id' | 'token'> } & Pick<PhotoRow, 'token' | 'placeholder' | 'crop'>,
): Promise<PhotoRow | undefined> {
  const { photo, ...portrait } = change;
  return database
    .updateTable('photos')
    .set(portrait)
    .where('id', '=', photo.id)
    .where('token', '=', photo.token)
    .returningAll()
    .executeTakeFirst();
}

/** The photos of an account that have a place, by place. */
export async function listPlacedPhotos(database: Database, accountId: number): Promise<PhotoRow[]> {
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
}

/** All photos of an account, those with a place first. */
export async function listAllPhotos(database: Database, accountId: number): Promise<PhotoRow[]> {
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
}

/** Those of some tokens that belong to a photo, as its portrait or its source. */
export async function findKnownTokens(database: Database, tokens: readonly string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const rows = await database
    .selectFrom('photos')
    .select(['token', 'sourceToken'])
    .where((photo) => photo.or([photo('token', 'in', tokens), photo('sourceToken', 'in', tokens)]))
    .execute();
  return new Set(rows.flatMap(({ token, sourceToken }) => [token, sourceToken]));
}
