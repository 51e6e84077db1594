import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { ReviewState } from '#contract/reviews/review.wire.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Found, ListQuery } from '#server/platform/listing/listing.ts';

/** Accounts, restrictions and names belong to other features; one statement reads them along. */

export type Review = Selectable<Tables['reviews']>;

/**
 * Whether what an account wrote counts: its owner is an active, verified member who is not restricted by a report and does not leave.
 * A member who only hides the profile is still one, such as a person who has found somebody.
 */
function isWriterShown(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(exists (select from accounts writer where writer.id = ${accountId} and writer.role = 'user'
      and writer.status = 'active' and writer.email_verified_at is not null)
    and not exists (select from account_deletions deletion where deletion.account_id = ${accountId})
    and not exists (select from account_restrictions restriction
      where restriction.account_id = ${accountId} and restriction.ended_at is null))`;
}

/** Whether a member may write a review. */
export async function mayWrite(database: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${isWriterShown(sql`${accountId}::integer`)} as may`.execute(database);
  return rows[0]?.may === true;
}

function selectPublished(database: Database) {
  return database
    .selectFrom('reviews')
    .where('shownText', 'is not', null)
    .where(isWriterShown(sql.ref('reviews.accountId')));
}

/** The number of published reviews, and the sum of their ratings. */
export async function sumPublishedRatings(database: Database): Promise<{ sum: number; count: number }> {
  const { sum, count } = await selectPublished(database)
    .select(({ fn }) => [fn.sum<number | null>('shownRating').as('sum'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  return { sum: sum ?? 0, count };
}

export type PublishedReview = Awaited<ReturnType<typeof listPublishedReviews>>[number];

/** A page of the published reviews, newest first. */
export async function listPublishedReviews(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectPublished(database)
    .select(['id', 'createdAt', 'answer', 'answeredAt'])
    .select((row) => [
      row.ref('shownName').$notNull().as('name'),
      row.ref('shownRating').$notNull().as('rating'),
      row.ref('shownText').$notNull().as('text'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function findOwnReview(database: Database, accountId: number): Promise<Review | undefined> {
  return database.selectFrom('reviews').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** Whether a member has been here since an instant, has an accepted interest, and no review. */
export async function hasReasonToReview(
  database: Database,
  { accountId, registeredBefore }: { accountId: number; registeredBefore: Date },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select created_at < ${registeredBefore} and ${isWriterShown(sql.ref('accounts.id'))}
      and not exists (select from reviews where account_id = accounts.id)
      and (exists (select from interests where sender_id = accounts.id and status = 'accepted')
        or exists (select from interests where receiver_id = accounts.id and status = 'accepted')) as has
    from accounts where id = ${accountId}`.execute(database);
  return rows[0]?.has === true;
}

/** How often a member sent a review since an instant; the earliest of these. Earlier ones are forgotten. */
export async function countChanges(
  database: Database,
  { accountId, since }: { accountId: number; since: Date },
): Promise<{ count: number; earliest: Date | null }> {
  await database
    .deleteFrom('reviewChanges')
    .where('accountId', '=', accountId)
    .where('changedAt', '<=', since)
    .execute();
  return database
    .selectFrom('reviewChanges')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('changedAt').as('earliest')])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function insertChange(
  database: Database,
  change: Insertable<Tables['reviewChanges']>,
): Promise<void> {
  await database.insertInto('reviewChanges').values(change).execute();
}

export async function insertReview(
  database: Database,
  review: Insertable<Tables['reviews']>,
): Promise<Review> {
  return database.insertInto('reviews').values(review).returningAll().executeTakeFirstOrThrow();
}

/** Locks a review until the transaction ends, so that its changes happen one after the other. */
export async function lockReview(
  database: Database,
  by: { id: number } | { accountId: number },
): Promise<Review | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['accountId', by.accountId] as const);
  return database.selectFrom('reviews').selectAll().where(column, '=', value).forUpdate().executeTakeFirst();
}

/** Changes a review and counts the change. */
export async function changeReview(
  database: Database,
  { id, changes }: { id: number; changes: Updateable<Tables['reviews']> },
): Promise<Review> {
  return database
    .updateTable('reviews')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes the review of a member. Returns whether there was one. */
export async function deleteReview(database: Database, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('reviews')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type ReviewFilter = {
  search: string;
  /** The member whose number is the search; null for other texts. */
  memberId: number | null;
  status: ReviewState | undefined;
};

const sortExpressions = {
  submitted_at: sql`reviews.submitted_at`,
  rating: sql`reviews.rating`,
  name: sql`lower(reviews.name)`,
} as const;
type ReviewSort = keyof typeof sortExpressions | 'age';

function selectReviews(database: Database) {
  return database
    .selectFrom('reviews')
    .innerJoin('profiles', 'profiles.accountId', 'reviews.accountId')
    .leftJoin('accounts as decidingAccount', 'decidingAccount.id', 'reviews.decidedBy')
    .leftJoin('administrators', 'administrators.accountId', 'reviews.decidedBy');
}

export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

function selectForAdministrators(found: ReturnType<typeof selectReviews>) {
  return found
    .selectAll('reviews')
    .select(['profiles.firstName', 'profiles.lastName'])
    .select(isWriterShown(sql.ref('reviews.accountId')).as('isWriterShown'))
    .select(
      sql<string | null>`coalesce(nullif(administrators.name, ''), deciding_account.email)`.as('decider'),
    );
}

/** A review with what administrators read about it. */
export async function findReview(database: Database, id: number) {
  return selectForAdministrators(selectReviews(database)).where('reviews.id', '=', id).executeTakeFirst();
}

/** A page of the reviews. `age` puts the longest waiting first. */
export async function searchReviews(
  database: Database,
  { search, memberId, status, ...query }: ListQuery<ReviewSort> & ReviewFilter,
): Promise<Found<FoundReview>> {
  const found = selectReviews(database)
    .$if(status !== undefined, (rows) => rows.where('reviews.status', '=', status ?? ''))
    .$if(search !== '', (rows) =>
      rows.where((row) =>
        row.or([
          containsText(sql`reviews.name`, search),
          containsText(sql`reviews.text`, search),
          containsText(sql`reviews.shown_text`, search),
          containsText(sql`concat_ws(' ', profiles.first_name, profiles.last_name)`, search),
          ...(memberId === null ? [] : [row('reviews.accountId', '=', memberId)]),
        ]),
      ),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { sort, order } = orderOf(query);
  const rows = await selectForAdministrators(found)
    .orderBy(sortExpressions[sort], order)
    .orderBy('reviews.id', order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total };
}

function orderOf({ sort, order }: Pick<ListQuery<ReviewSort>, 'sort' | 'order'>) {
  if (sort !== 'age') return { sort, order };
  return { sort: 'submitted_at', order: order === 'desc' ? 'asc' : 'desc' } as const;
}

export async function countWaiting(database: Database): Promise<number> {
  const { waiting } = await database
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return waiting;
}
