import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type PhotoRow = Selectable<Tables['photos']>;
/** The tokens of the two folders of a photo in the store. */
type PhotoTokens = Pick<PhotoRow, 'token' | 'sourceToken'>;

export async function insertPhoto(
  database: Database,
  photo: Insertable<Tables['photos']>,
): Promise<PhotoRow> {
  return database.insertInto('photos').values(photo).returningAll().executeTakeFirstOrThrow();
}

/** All photos of an account. They, and the positions of the account's photos, are locked until the transaction ends. */
export async function lockPhotos(database: Database, accountId: number): Promise<PhotoRow[]> {
  // The account is locked for photos that are inserted later. This lock allows rows that only refer to the account.
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Sets the positions of photos of an account; its other photos have none afterwards. */
export async function setPositions(
  database: Database,
  { accountId, positions }: { accountId: number; positions: readonly { id: number; position: number }[] },
): Promise<void> {
  // Positions are unique: all are emptied first, so that photos can change places.
  await database
    .updateTable('photos')
    .set({ position: null })
    .where('accountId', '=', accountId)
    .where('position', 'is not', null)
    .execute();
  for (const { id, position } of positions) {
    await database
      .updateTable('photos')
      .set({ position })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .execute();
  }
}

/** Begins the review of the photos of an account that got a position since; `approved` without one. Returns their ids. */
export async function beginReviews(
  database: Database,
  { accountId, ...review }: Pick<PhotoRow, 'accountId' | 'isShown' | 'reviewState'>,
): Promise<number[]> {
  const begun = await database
    .updateTable('photos')
    .set(review)
    .where('accountId', '=', accountId)
    .where('position', 'is not', null)
    .where('reviewState', '=', 'new')
    .returning('id')
    .execute();
  return begun.map(({ id }) => id);
}

export async function deletePhotos(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database.deleteFrom('photos').where('id', 'in', ids).execute();
}

/** Deletes the oldest photos of an account without a position, until `remaining` of them are left. */
export async function deleteOldestUnplaced(
  database: Database,
  { accountId, remaining }: { accountId: number; remaining: number },
): Promise<PhotoTokens[]> {
  const oldest = database
    .selectFrom('photos')
    .select('id')
    .where('accountId', '=', accountId)
    .where('position', 'is', null)
    .where('withheldAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(remaining);
  return (
    database
      .deleteFrom('photos')
      .where('id', 'in', oldest)
      // Checked again for a photo that gets a position at the same time.
      .where('position', 'is', null)
      .where('withheldAt', 'is', null)
      .returning(['token', 'sourceToken'])
      .execute()
  );
}

/** Deletes photos without a position that were uploaded before an instant. */
export async function deleteUnplacedBefore(database: Database, before: Date): Promise<PhotoTokens[]> {
  return database
    .deleteFrom('photos')
    .where('position', 'is', null)
    .where('withheldAt', 'is', null)
    .where('createdAt', '<', before)
    .returning(['token', 'sourceToken'])
    .execute();
}

/** A photo of an account that is not withheld. */
export async function findPhoto(
  database: Database,
  { accountId, token }: { accountId: number; token: string },
): Promise<PhotoRow | undefined> {
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('token', '=', token)
    .where('withheldAt', 'is', null)
    .executeTakeFirst();
}

/** A photo, locked until a transaction ends. */
export async function findPhotoById(database: Database, id: number): Promise<PhotoRow | undefined> {
  return database.selectFrom('photos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores a moderator's decision about a photo. */
export async function storePhotoDecision(
  database: Database,
  { id, ...decision }: Pick<PhotoRow, 'id' | 'isShown' | 'reviewState' | 'reviewReason'>,
): Promise<void> {
  await database.updateTable('photos').set(decision).where('id', '=', id).execute();
}

/** The withheld photos of a report, by their ids. */
export async function listWithheldFor(database: Database, reportId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('photos')
    .select('id')
    .where('withheldFor', '=', reportId)
    .where('withheldAt', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Names the report for which uploads of an account are withheld that were withheld before it was made. */
export async function assignWithheld(
  database: Database,
  { accountId, reportId }: { accountId: number; reportId: number },
): Promise<void> {
  await database
    .updateTable('photos')
    .set({ withheldFor: reportId })
    .where('accountId', '=', accountId)
    .where('withheldAt', 'is not', null)
    .where('withheldFor', 'is', null)
    .execute();
}

/** Changes the columns of a photo that decisions about it change. */
export async function changePhoto(
  database: Database,
  { id, change }: { id: number; change: Updateable<Tables['photos']> },
): Promise<void> {
  await database.updateTable('photos').set(change).where('id', '=', id).execute();
}

/** Gives a photo another portrait; undefined when the photo was removed or has another portrait than `photo`. */
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

/** The photos of an account that have a position, by position. */
export async function listPlacedPhotos(database: Database, accountId: number): Promise<PhotoRow[]> {
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
}

/** All photos of an account, those with a position first. */
export async function listAllPhotos(database: Database, accountId: number): Promise<PhotoRow[]> {
  return database
    .selectFrom('photos')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
}

/** Of some tokens those that belong to a photo, a photo of an invited person or a public picture, as its folder or its source. */
export async function findKnownTokens(database: Database, tokens: readonly string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const rows = await database
    .selectFrom('photos')
    .select(['token', 'sourceToken'])
    .where((photo) => photo.or([photo('token', 'in', tokens), photo('sourceToken', 'in', tokens)]))
    .unionAll(
      database
        .selectFrom('pictures')
        .select(['token', 'sourceToken'])
        .where((picture) =>
          picture.or([picture('token', 'in', tokens), picture('sourceToken', 'in', tokens)]),
        ),
    )
    .unionAll(
      database
        .selectFrom('invitedPhotos')
        .select(['token', 'sourceToken'])
        .where((photo) => photo.or([photo('token', 'in', tokens), photo('sourceToken', 'in', tokens)])),
    )
    .execute();
  return new Set(rows.flatMap(({ token, sourceToken }) => [token, sourceToken]));
}
