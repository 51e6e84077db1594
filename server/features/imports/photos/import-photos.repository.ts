import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { NumberedPerson } from './photo-names.rules.ts';

export type ImportPhoto = Selectable<Tables['importPhotos']>;
export type NewPhoto = Insertable<Tables['importPhotos']>;

const unanswered = ['waiting', 'invited'];

/** The people of an import who have not answered, with what may name their photos. */
export async function listNumberedPeople(database: Database, importId: number): Promise<NumberedPerson[]> {
  return database
    .selectFrom('invitations')
    .select(['id', 'sheetId', 'serialNo', 'photoFile'])
    .select(sql<string | null>`facts->>'firstName'`.as('firstName'))
    .where('importId', '=', importId)
    .where('state', 'in', unanswered)
    .execute();
}

/**
 * Deletes the report of the archive before, but for the photos that are stored and that no new one replaces; returns the folders of its
 * files that still waited.
 */
export async function deleteImportPhotos(
  database: Database,
  { importId, photos }: { importId: number; photos: readonly NewPhoto[] },
): Promise<string[]> {
  const deleted = await database
    .deleteFrom('importPhotos')
    .where('importId', '=', importId)
    .where((photo) => photo.or([photo('state', '<>', 'stored'), isReplacedBy(photos)]))
    .returning('token')
    .execute();
  return deleted.flatMap(({ token }) => (token === null ? [] : [token]));
}

/** Whether one of some photos takes the place of a stored one. */
function isReplacedBy(photos: readonly NewPhoto[]) {
  const placed = photos.filter(({ state }) => state === 'waiting');
  const people = sql.val(placed.map(({ invitationId }) => invitationId));
  const positions = sql.val(placed.map(({ position }) => position));
  return sql<boolean>`(invitation_id, position) in
    (select * from unnest(${people}::int[], ${positions}::int[]))`;
}

export async function insertImportPhotos(database: Database, photos: readonly NewPhoto[]): Promise<void> {
  if (photos.length > 0) await database.insertInto('importPhotos').values(photos).execute();
}

/** The next photo that waits. */
export async function findWaitingPhoto(
  database: Database,
  importId: number,
): Promise<ImportPhoto | undefined> {
  return database
    .selectFrom('importPhotos')
    .selectAll()
    .where('importId', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Ends the wait of a photo; false when it was ended or replaced meanwhile. */
export async function endPhoto(
  database: Database,
  { id, ...end }: { id: number; state: 'stored' | 'failed' | 'without_row'; reason: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('importPhotos')
    .set({ ...end, token: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what the report says of files without a person: their people are gone, or they never had one. */
export async function forgetPhotosOfRemoved(database: Database, importId: number): Promise<void> {
  await database
    .deleteFrom('importPhotos')
    .where('importId', '=', importId)
    .where('invitationId', 'is', null)
    .execute();
}

/** The imports with photos that wait. */
export async function listImportsWithPhotos(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('importPhotos')
    .select('importId')
    .distinct()
    .where('state', '=', 'waiting')
    .execute();
  return rows.map(({ importId }) => importId);
}

export type PhotoCounts = {
  waiting: number;
  skipped: number;
  stored: number;
  failed: number;
  withoutRow: number;
};

const isSkipped = sql<boolean>`reason = 'photo.no_image'`;

export async function countPhotos(database: Database, importId: number): Promise<PhotoCounts> {
  const inState = (state: string) => sql<number>`count(*) filter (where state = ${state})`;
  return database
    .selectFrom('importPhotos')
    .select([
      inState('waiting').as('waiting'),
      inState('stored').as('stored'),
      sql<number>`count(*) filter (where state = 'failed' and not ${isSkipped})`.as('failed'),
      sql<number>`count(*) filter (where state = 'failed' and ${isSkipped})`.as('skipped'),
      inState('without_row').as('withoutRow'),
    ])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
}

const personName = sql<
  string | null
>`nullif(concat_ws(' ', invitations.facts->>'firstName', invitations.facts->>'lastName'), '')`;

/** The files of some states with the name of their person, in the order of the archive. */
export async function listPhotoFiles(
  database: Database,
  { importId, states, most }: { importId: number; states: readonly ImportPhoto['state'][]; most: number },
): Promise<(ImportPhoto & { person: string | null })[]> {
  return database
    .selectFrom('importPhotos')
    .leftJoin('invitations', 'invitations.id', 'importPhotos.invitationId')
    .selectAll('importPhotos')
    .select(personName.as('person'))
    .where('importPhotos.importId', '=', importId)
    .where('importPhotos.state', 'in', states)
    .orderBy('importPhotos.id')
    .limit(most)
    .execute();
}

/** How many people of an import who have not answered have no photo. */
export async function countPeopleWithoutPhoto(database: Database, importId: number): Promise<number> {
  const { people } = await database
    .selectFrom('invitations')
    .select((column) => column.fn.countAll<number>().as('people'))
    .where('importId', '=', importId)
    .where('state', 'in', unanswered)
    .where((invitation) =>
      invitation.not(
        invitation.exists(
          invitation
            .selectFrom('invitedPhotos')
            .select('invitedPhotos.id')
            .whereRef('invitedPhotos.invitationId', '=', 'invitations.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return people;
}
