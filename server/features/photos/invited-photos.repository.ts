import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

type InvitedPhoto = Selectable<Tables['invitedPhotos']>;

/** Inserts a photo, in the place of the one at its position. */
export async function insertInvited(
  database: Database,
  photo: Insertable<Tables['invitedPhotos']>,
): Promise<void> {
  const { invitationId: _invitation, position: _position, ...changed } = photo;
  await database
    .insertInto('invitedPhotos')
    .values(photo)
    .onConflict((conflict) => conflict.columns(['invitationId', 'position']).doUpdateSet(changed))
    .execute();
}

export async function listInvited(database: Database, invitationId: number): Promise<InvitedPhoto[]> {
  return database
    .selectFrom('invitedPhotos')
    .selectAll()
    .where('invitationId', '=', invitationId)
    .orderBy('position')
    .execute();
}

/** Deletes the photos of an invitation and returns them in their order. */
export async function deleteInvited(database: Database, invitationId: number): Promise<InvitedPhoto[]> {
  const deleted = await database
    .deleteFrom('invitedPhotos')
    .where('invitationId', '=', invitationId)
    .returningAll()
    .execute();
  return deleted.toSorted((one, other) => one.position - other.position);
}
