import { type RawBuilder, sql } from 'kysely';
import type { InterestStatus } from '#contract/interests/interest.states.ts';
import { hasBlocked, isBlockedBetween } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Whether two members may write to each other depends on several features. One statement reads it for any number of members, so this
 * file reads tables of accounts, profiles, photos, blocks and interests.
 */

/** A member as conversations show them, with what decides about writing. The viewer's own row has the same type. */
export type Party = Awaited<ReturnType<typeof listParties>>[number];

/** The members of some ids, visible to the viewer or not, in no order. Erased ones are left out. */
export async function listParties(
  database: Database,
  { viewerId, ids }: { viewerId: number; ids: readonly number[] },
) {
  return database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('photos', (join) =>
      join
        .onRef('photos.accountId', '=', 'accounts.id')
        .on('photos.position', '=', 0)
        .on('photos.isShown', '=', true),
    )
    .select(['accounts.id as accountId', 'role', 'status', 'emailVerifiedAt', 'isHidden', 'isWithheld'])
    .select(['gender', 'firstName', 'lastName'])
    .select(['photos.token as pictureToken', 'photos.placeholder as picturePlaceholder'])
    .select([isBlockedBetween(viewerId).as('isBlocked'), latestStatusWith(viewerId).as('interestStatus')])
    .select(hasBlocked(viewerId, sql.ref('accounts.id')).as('isBlockedByViewer'))
    .where('accounts.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** The status of the latest interest between the two, sent by either. */
function latestStatusWith(viewerId: number) {
  return sql<InterestStatus | null>`(select interests.status from interests
    where ${isBetween(sql.ref('accounts.id'), viewerId)} order by id desc limit 1)`;
}

/** The accepted interest of two members. */
export async function findAcceptedInterest(
  database: Database,
  { accountId, partnerId }: { accountId: number; partnerId: number },
) {
  return database
    .selectFrom('interests')
    .select(['id', 'message', 'senderId', 'createdAt'])
    .where(isBetween(sql`${partnerId}::integer`, accountId))
    .where('status', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The expressions are those of the index. */
function isBetween(one: RawBuilder<unknown>, other: number): RawBuilder<boolean> {
  return sql`least(sender_id, receiver_id) = least(${one}, ${other}::integer)
    and greatest(sender_id, receiver_id) = greatest(${one}, ${other}::integer)`;
}
