import { type Selectable, sql } from 'kysely';
import type { ReviewKind, ReviewList } from '#contract/moderation/review-queue.choices.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Found, ListQuery } from '#server/platform/listing/listing.ts';

export type ReviewItem = Selectable<Tables['reviewItems']>;

type ItemQuery = ListQuery<string> & {
  list: ReviewList;
  kind?: ReviewKind | undefined;
  /** The member with the number in the search; null without one. */
  memberId: number | null;
};

/** An item with the member that it is about, and the names of the administrators. */
export type ListedItem = Awaited<ReturnType<typeof searchItems>>['rows'][number];

/**
 * The queue is listed with the names and pictures of the members in one statement, so this file reads the tables of accounts,
 * profiles, photos and administrators. Members who are not verified, or are switched off, wait outside the queue.
 */
function selectItems(database: Database) {
  return database
    .selectFrom('reviewItems')
    .innerJoin('accounts', 'accounts.id', 'reviewItems.accountId')
    .innerJoin('profiles', 'profiles.accountId', 'reviewItems.accountId');
}

function selectListed(database: Database) {
  return selectItems(database)
    .leftJoin('photos', (join) =>
      join.onRef('photos.accountId', '=', 'reviewItems.accountId').on('photos.position', '=', 0),
    )
    .leftJoin('photos as itemPhoto', 'itemPhoto.id', 'reviewItems.photoId')
    .leftJoin('administrators as claimer', 'claimer.accountId', 'reviewItems.claimedBy')
    .leftJoin('administrators as decider', 'decider.accountId', 'reviewItems.decidedBy')
    .selectAll('reviewItems')
    .select(['profiles.firstName', 'profiles.lastName', 'accounts.emailVerifiedAt'])
    .select((eb) => [
      eb.fn.coalesce('itemPhoto.token', 'photos.token').as('pictureToken'),
      eb.fn.coalesce('itemPhoto.placeholder', 'photos.placeholder').as('picturePlaceholder'),
    ])
    .select(['claimer.name as claimerName', 'decider.name as deciderName']);
}

/** Since when an item waits: an item of a member who verified the address later waits from then on. */
const waitsSince = sql<Date>`greatest(review_items.submitted_at, accounts.email_verified_at)`;
const isReviewable = sql<boolean>`accounts.status = 'active' and accounts.email_verified_at is not null`;
const isInList: Readonly<Record<ReviewList, ReturnType<typeof sql<boolean>>>> = {
  waiting: sql<boolean>`review_items.state = 'waiting' and held_at is null and ${isReviewable}`,
  held: sql<boolean>`review_items.state = 'waiting' and held_at is not null and ${isReviewable}`,
  decided: sql<boolean>`review_items.state <> 'waiting'`,
};

/** The items of a list: the oldest first, of decided ones the latest decision first. */
export async function searchItems(database: Database, query: ItemQuery) {
  const { list, kind, search, memberId, limit, offset } = query;
  const matches = sql<boolean>`(${containsText(sql`profiles.first_name || ' ' || profiles.last_name`, search)}
    or accounts.id = ${memberId}::integer)`;
  const { total } = await selectItems(database)
    .where(isInList[list])
    .$if(kind !== undefined, (items) => items.where('kind', '=', kind ?? ''))
    .$if(search !== '', (items) => items.where(matches))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectListed(database)
    .where(isInList[list])
    .$if(kind !== undefined, (items) => items.where('kind', '=', kind ?? ''))
    .$if(search !== '', (items) => items.where(matches))
    .$if(list === 'decided', (items) => items.orderBy('decidedAt', 'desc').orderBy('reviewItems.id', 'desc'))
    .$if(list !== 'decided', (items) => items.orderBy(waitsSince).orderBy('reviewItems.id'))
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total } satisfies Found<object>;
}

/** One item as lists have it. */
export async function findListedItem(database: Database, id: number): Promise<ListedItem | undefined> {
  return selectListed(database).where('reviewItems.id', '=', id).executeTakeFirst();
}

/** How many items wait and are held, and since when the oldest waits. */
export async function countItems(
  database: Database,
): Promise<{ waiting: number; held: number; oldestAt: Date | null }> {
  return selectItems(database)
    .where('reviewItems.state', '=', 'waiting')
    .where(isReviewable)
    .select([
      sql<number>`count(*) filter (where held_at is null)`.as('waiting'),
      sql<number>`count(*) filter (where held_at is not null)`.as('held'),
      sql<Date | null>`min(${waitsSince}) filter (where held_at is null)`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}

type Claim = { administratorId: number; now: Date; until: Date };

/** Claims a waiting item. Returns false when another moderator has it open, or it does not wait. */
export async function claimItem(
  database: Database,
  { id, administratorId, now, until }: Claim & { id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('reviewItems')
    .set({ claimedBy: administratorId, claimedUntil: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(isFreeFor({ administratorId, now }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Claims the oldest item that no one else has open. Two moderators at once get two items. */
export async function claimOldest(
  database: Database,
  { kind, administratorId, now, until }: Claim & { kind?: ReviewKind | undefined },
): Promise<number | null> {
  const oldest = selectItems(database)
    .select('reviewItems.id')
    .where(isInList.waiting)
    .where(isFreeFor({ administratorId, now }))
    .$if(kind !== undefined, (items) => items.where('kind', '=', kind ?? ''))
    .orderBy(waitsSince)
    .orderBy('reviewItems.id')
    .limit(1)
    .forUpdate('reviewItems')
    .skipLocked();
  const claimed = await database
    .updateTable('reviewItems')
    .set({ claimedBy: administratorId, claimedUntil: until })
    .where('id', '=', oldest)
    .returning('id')
    .executeTakeFirst();
  return claimed?.id ?? null;
}

function isFreeFor({ administratorId, now }: { administratorId: number; now: Date }) {
  return sql<boolean>`(claimed_by is null or claimed_by = ${administratorId} or claimed_until <= ${now})`;
}

/** Gives back an item that an administrator has open. */
export async function releaseItem(
  database: Database,
  { id, administratorId }: { id: number; administratorId: number },
): Promise<void> {
  await database
    .updateTable('reviewItems')
    .set({ claimedBy: null, claimedUntil: null })
    .where('id', '=', id)
    .where('claimedBy', '=', administratorId)
    .execute();
}

/** An item, not locked. */
export async function findItem(database: Database, id: number): Promise<ReviewItem | undefined> {
  return database.selectFrom('reviewItems').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An item, locked until the transaction ends. The account is locked before it. */
export async function lockItem(database: Database, id: number): Promise<ReviewItem | undefined> {
  return database.selectFrom('reviewItems').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type Decided = Pick<ReviewItem, 'id'> &
  Partial<Pick<ReviewItem, 'state' | 'heldAt' | 'note' | 'decidedBy' | 'decidedAt' | 'reason'>>;

/** Stores what was decided of a locked item, which is not claimed any more. */
export async function storeDecision(database: Database, { id, ...decided }: Decided): Promise<void> {
  await database
    .updateTable('reviewItems')
    .set({ ...decided, claimedBy: null, claimedUntil: null })
    .where('id', '=', id)
    .execute();
}
