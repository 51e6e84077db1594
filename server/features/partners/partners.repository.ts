import { type Selectable, sql } from 'kysely';
import type { InterestStatus } from '#contract/interests/interest.states.ts';
import { isBlockedBetween } from '#server/features/visibility/visibility.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * What is known of people to somebody who looks at them belongs to several features; one statement reads it for any
 * number of people, so this file reads tables of accounts, profiles, photos, the shortlist, blocks, interests, contacts and plans.
 */

const facts = [
  'profiles.accountId',
  'profiles.profileFor',
  'profiles.gender',
  'profiles.firstName',
  'profiles.lastName',
  'profiles.dateOfBirth',
  'profiles.maritalStatus',
  'profiles.height',
  'profiles.religion',
  'profiles.community',
  'profiles.motherTongue',
  'profiles.country',
  'profiles.state',
  'profiles.district',
  'profiles.city',
  'profiles.qualification',
  'profiles.workingWith',
  'profiles.professionArea',
  'profiles.workingAs',
  'profiles.annualIncome',
  'profiles.isIncomePrivate',
  'profiles.incomeFrom',
  'profiles.incomeTo',
  'profiles.diet',
] as const;

/** Somebody as cards and comparisons need them, and how they stand to the viewer; `pictureToken` is the profile picture. */
export type Person = Awaited<ReturnType<typeof listPeople>>[number];

/** Whether somebody stands on the viewer's shortlist. */
function isShortlistedBy(viewerId: number) {
  return sql<boolean>`exists (select from shortlist_entries entry
    where entry.account_id = ${viewerId} and entry.partner_id = accounts.id)`;
}

/** Whether one of the two declined an interest of the other. Written as its index is. */
function isDeclinedBetween(viewerId: number) {
  return sql<boolean>`exists (select from interests
    where status = 'rejected'
      and least(sender_id, receiver_id) = least(accounts.id, ${viewerId}::integer)
      and greatest(sender_id, receiver_id) = greatest(accounts.id, ${viewerId}::integer))`;
}

/** Whether the viewer has been shown the contact details. */
function isContactedBy(viewerId: number) {
  return sql<boolean>`exists (select from contact_views view
    where view.viewer_id = ${viewerId} and view.partner_id = accounts.id)`;
}

/** The plan that somebody has at a time; null is none. */
function planNameAt(now: Date) {
  return sql<string | null>`(select plan_name from subscriptions
    where subscriptions.account_id = accounts.id and starts_at <= ${now} and ends_at > ${now}
    order by ends_at desc limit 1)`;
}

/** The latest interest between the two, of whichever of them. Written as its index is. */
function standingWith(viewerId: number) {
  return sql<LatestInterest | null>`(select jsonb_build_object(
      'id', id, 'status', interests.status, 'senderId', sender_id, 'receiverId', receiver_id)
    from interests
    where least(sender_id, receiver_id) = least(accounts.id, ${viewerId}::integer)
      and greatest(sender_id, receiver_id) = greatest(accounts.id, ${viewerId}::integer)
    order by id desc limit 1)`;
}
type LatestInterest = { id: number; status: InterestStatus; senderId: number; receiverId: number };

/** All facts of a profile. */
export type WholeProfile = Selectable<Tables['profiles']>;

/** The people of some ids, whoever may see them, in no order; ids of nobody and of administrators are left out. */
export async function listPeople(
  database: Database,
  { viewerId, ids, now }: { viewerId: number; ids: readonly number[]; now: Date },
) {
  return database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('photos', (join) =>
      join.onRef('photos.accountId', '=', 'accounts.id').on('photos.position', '=', 0),
    )
    .select(facts)
    .select([
      'accounts.role',
      'accounts.status',
      'accounts.emailVerifiedAt',
      'accounts.isHidden',
      'accounts.lastSeenAt',
      'photos.token as pictureToken',
      'photos.placeholder as picturePlaceholder',
    ])
    .select([
      sql<number>`(select count(*) from photos placed
        where placed.account_id = accounts.id and placed.position is not null)`.as('photoCount'),
      isShortlistedBy(viewerId).as('isShortlisted'),
      isBlockedBetween(viewerId).as('isBlocked'),
      isDeclinedBetween(viewerId).as('isDeclined'),
      isContactedBy(viewerId).as('isContacted'),
      planNameAt(now).as('planName'),
      standingWith(viewerId).as('interest'),
    ])
    .where('accounts.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** The profile; undefined for whoever was erased a moment ago. */
export async function findWholeProfile(
  database: Database,
  accountId: number,
): Promise<WholeProfile | undefined> {
  return database.selectFrom('profiles').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}
