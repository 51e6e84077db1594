import { sql } from 'kysely';
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

/** The status of the latest interest between the two, sent by either. The expressions are those of the index. */
function latestStatusWith(viewerId: number) {
  return sql<InterestStatus | null>`(select interests.status from interests
    where least(sender_id, receiver_id) = least(accounts.id, ${viewerId}::integer)
      and greatest(sender_id, receiver_id) = greatest(accounts.id, ${viewerId}::integer)
    order by id desc limit 1)`;
}
