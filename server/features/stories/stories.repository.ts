import {
  type Expression,
  type Insertable,
  type Selectable,
  sql,
  type SqlBool,
  type Updateable,
} from 'kysely';
import type { StoryStatus } from '#contract/stories/story.wire.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Story = Selectable<Tables['stories']>;
export type ShownStory = Story & { showsIds: boolean };
/** `isShown` says whether visitors see it, `isBlocked` whether one of the two has blocked the other. */
export type ListedStory = Story & { isShown: boolean; isBlocked: boolean };
/** With its place among the approved stories, and among those of them that visitors see, from 1. */
export type ReviewedStory = ListedStory & { orderPlace: number | null; shownPlace: number | null };

type Page = { search: string; limit: number; offset: number };

const isBlocked = sql<boolean>`exists (select from blocks
  where (blocker_id, blocked_id) in ((stories.bride_id, stories.groom_id), (stories.groom_id, stories.bride_id)))`;

/**
 * Visitors see approved stories, unless a person of the couple objects, is switched off, is restricted by a report, has blocked the other
 * or deletes the account.
 */
const isShown = sql<boolean>`(stories.status = 'approved' and not stories.is_objected
  and not exists (select from accounts
    where accounts.id in (stories.bride_id, stories.groom_id) and accounts.status <> 'active')
  and not exists (select from account_restrictions
    where account_id in (stories.bride_id, stories.groom_id) and ended_at is null)
  and not exists (select from account_deletions where account_id in (stories.bride_id, stories.groom_id))
  and not ${isBlocked})`;

/** Both of the couple agreed that visitors see their ids. */
const showsIds = sql<boolean>`(select count(*) = 2 from story_consents
  where story_id = stories.id and answer = 'agreed' and shows_id)`;

function selectStories(database: Database) {
  return database
    .selectFrom('stories')
    .selectAll('stories')
    .select([isShown.as('isShown'), isBlocked.as('isBlocked')]);
}

/** Stories for administrators. */
function selectReviewed(database: Database) {
  const order = sql`(order by position, wedding_date desc, id desc)`;
  const places = database
    .selectFrom('stories')
    .select([
      'id',
      sql<number>`(row_number() over ${order})::integer`.as('orderPlace'),
      sql<number>`(count(*) filter (where ${isShown}) over ${order})::integer`.as('shownPlace'),
    ])
    .where('status', '=', 'approved')
    .as('places');
  return selectStories(database)
    .leftJoin(places, 'places.id', 'stories.id')
    .select(['places.orderPlace', 'places.shownPlace'])
    .where('status', '!=', 'deleted');
}

/** What visitors read of names and place contains the text: a search must not answer for the last names. */
function matchesShown(search: string): Expression<SqlBool> {
  return sql<boolean>`(${containsText(sql`bride_first_name || ' ' || groom_first_name`, search)}
    or ${containsText(sql`place`, search)})`;
}

/** Names or a place that contain the text. */
function matches(search: string): Expression<SqlBool> {
  return sql<boolean>`(${containsText(sql`bride_first_name || ' ' || bride_last_name`, search)}
    or ${containsText(sql`groom_first_name || ' ' || groom_last_name`, search)}
    or ${matchesShown(search)})`;
}

/** A page of the stories that visitors see, in their order, and how many there are. */
export async function listShownStories(
  database: Database,
  { search, limit, offset }: Page,
): Promise<{ rows: ShownStory[]; total: number }> {
  const shown = database
    .selectFrom('stories')
    // Repeated for the index of approved stories.
    .where('status', '=', 'approved')
    .where(isShown)
    .$if(search !== '', (all) => all.where(matchesShown(search)));
  const rows = await shown
    .selectAll('stories')
    .select(showsIds.as('showsIds'))
    .orderBy('position')
    .orderBy('weddingDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await shown
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findShownStory(database: Database, id: number): Promise<ShownStory | undefined> {
  return database
    .selectFrom('stories')
    .selectAll('stories')
    .select(showsIds.as('showsIds'))
    .where('id', '=', id)
    .where(isShown)
    .executeTakeFirst();
}

/** A page of the stories that are not deleted: waiting ones, oldest first, approved ones in their order, rejected ones, latest first. */
export async function listReviewed(
  database: Database,
  { status, search, limit, offset }: Page & { status: StoryStatus | undefined },
): Promise<{ rows: ReviewedStory[]; total: number }> {
  const found = selectReviewed(database)
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? ''))
    .$if(search !== '', (all) => all.where(matches(search)));
  const rows = await found
    .orderBy(sql`array_position(array['pending', 'approved', 'rejected'], status)`)
    .orderBy(sql`case status when 'pending' then created_at end`)
    .orderBy(sql`case status when 'approved' then position end`)
    .orderBy(sql`case status when 'rejected' then decided_at end`, (order) => order.desc().nullsLast())
    .orderBy('weddingDate', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A story that is not deleted, for administrators. */
export async function findReviewed(database: Database, id: number): Promise<ReviewedStory | undefined> {
  return selectReviewed(database).where('stories.id', '=', id).executeTakeFirst();
}

/** A story that is not deleted. */
export async function findStory(database: Database, id: number): Promise<ListedStory | undefined> {
  return selectStories(database).where('id', '=', id).where('status', '!=', 'deleted').executeTakeFirst();
}

/** A story, a deleted one included, locked until the transaction ends. */
export async function lockStory(database: Database, id: number): Promise<Story | undefined> {
  return database.selectFrom('stories').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The accounts of the couple of a story, a deleted one included. */
export async function findCouple(
  database: Database,
  id: number,
): Promise<Pick<Story, 'brideId' | 'groomId'> | undefined> {
  return database
    .selectFrom('stories')
    .select(['brideId', 'groomId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertStory(database: Database, story: Insertable<Tables['stories']>): Promise<Story> {
  return database.insertInto('stories').values(story).returningAll().executeTakeFirstOrThrow();
}

export async function changeStory(
  database: Database,
  { id, ...change }: Updateable<Tables['stories']> & { id: number },
): Promise<void> {
  await database.updateTable('stories').set(change).where('id', '=', id).execute();
}

/** Whether a story about one of two accounts waits or is approved, without an objection and besides one story. */
export async function hasOpenStory(
  database: Database,
  { accountIds, besides }: { accountIds: readonly number[]; besides?: number },
): Promise<boolean> {
  const found = await database
    .selectFrom('stories')
    .select('id')
    .where('status', 'in', ['pending', 'approved'])
    .where('isObjected', '=', false)
    .where((story) => story.or([story('brideId', 'in', accountIds), story('groomId', 'in', accountIds)]))
    .$if(besides !== undefined, (all) => all.where('id', '!=', besides ?? 0))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * How many stories came from a network since an instant. Calls from one network are counted one after another until the transaction ends.
 */
export async function countFromNetwork(
  database: Database,
  { networkHash, since }: { networkHash: string; since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stories ${networkHash}`}, 0))`.execute(database);
  const { count } = await database
    .selectFrom('stories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('networkHash', '=', networkHash)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The most stories about one of some accounts since an instant, deleted ones included. */
export async function countAbout(
  database: Database,
  { accountIds, since }: { accountIds: readonly number[]; since: Date },
): Promise<number> {
  const rows = await database
    .selectFrom('storyConsents')
    .innerJoin('stories', 'stories.id', 'storyConsents.storyId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('storyConsents.accountId', 'in', accountIds)
    .where('stories.createdAt', '>', since)
    .groupBy('storyConsents.accountId')
    .execute();
  return Math.max(0, ...rows.map(({ count }) => count));
}

/** The approved stories in their order, in which only this transaction moves any until it ends. */
export async function lockOrder(database: Database): Promise<Pick<Story, 'id' | 'position'>[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('order of stories', 0))`.execute(database);
  return database
    .selectFrom('stories')
    .select(['id', 'position'])
    .where('status', '=', 'approved')
    .orderBy('position')
    .orderBy('weddingDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The position before all others. */
export async function findFirstPosition(database: Database): Promise<number> {
  const { first } = await database
    .selectFrom('stories')
    .select((eb) => eb.fn.min('position').as('first'))
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return (first ?? 0) - 1;
}

/** The stories about a member, locked until the transaction ends. */
export async function lockStoriesOf(database: Database, accountId: number): Promise<Story[]> {
  return database
    .selectFrom('stories')
    .selectAll()
    .where((story) => story.or([story('brideId', '=', accountId), story('groomId', '=', accountId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes a story for good; the answers about it go with it. */
export async function removeStory(database: Database, id: number): Promise<void> {
  await database.deleteFrom('stories').where('id', '=', id).execute();
}

/**
 * Some stories of which nothing has to be kept: deleted or rejected before an instant each. They are locked until the transaction ends.
 */
export async function lockToRemove(
  database: Database,
  before: { deleted: Date; rejected: Date },
): Promise<Pick<Story, 'id' | 'pictureToken'>[]> {
  return database
    .selectFrom('stories')
    .select(['id', 'pictureToken'])
    .where((story) =>
      story.or([
        story.and([story('status', '=', 'deleted'), story('decidedAt', '<', before.deleted)]),
        story.and([story('status', '=', 'rejected'), story('decidedAt', '<', before.rejected)]),
      ]),
    )
    .limit(200)
    .forUpdate()
    .execute();
}

/** Forgets where stories from before an instant were sent from. */
export async function forgetNetworks(database: Database, before: Date): Promise<void> {
  await database
    .updateTable('stories')
    .set({ networkHash: null })
    .where('networkHash', 'is not', null)
    .where('createdAt', '<', before)
    .execute();
}
