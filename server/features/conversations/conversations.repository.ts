import { type RawBuilder, sql } from 'kysely';
import { hasBlocked, isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A member and the other one of a conversation. */
export type Pair = { accountId: number; partnerId: number };

/** The conversation as the member has it. */
export type Side = {
  conversationId: number;
  unread: number;
  seenId: number;
  clearedId: number;
  warningReadAt: Date | null;
  /** The number of the latest change of a message. */
  lastChange: number;
};

/** The member's side; undefined when nothing was ever written or confirmed. */
export async function findSide(database: Database, pair: Pair): Promise<Side | undefined> {
  return selectSide(database, pair).executeTakeFirst();
}

function selectSide(database: Database, { accountId, partnerId }: Pair) {
  return database
    .selectFrom('conversationSides')
    .innerJoin('conversations', 'conversations.id', 'conversationSides.conversationId')
    .select([
      'conversationSides.conversationId',
      'unread',
      'seenId',
      'clearedId',
      'warningReadAt',
      'lastChange',
    ])
    .where('accountId', '=', accountId)
    .where('partnerId', '=', partnerId);
}

/** A sender's side, with the message that their client sent there under an id; `sentId` is null for none. */
export async function findSendingSide(
  database: Database,
  { senderId, partnerId, clientId }: { senderId: number; partnerId: number; clientId: string },
): Promise<(Side & { sentId: number | null }) | undefined> {
  return selectSide(database, { accountId: senderId, partnerId })
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.conversationId', '=', 'conversationSides.conversationId')
        .on('messages.senderId', '=', senderId)
        .on('messages.clientId', '=', clientId),
    )
    .select('messages.id as sentId')
    .executeTakeFirst();
}

/** Makes the conversation of two members with both sides, unless there is one, and returns the member's side. */
export async function openConversation(
  database: Database,
  { accountId, partnerId, now }: Pair & { now: Date },
): Promise<Side> {
  const found = await findSide(database, { accountId, partnerId });
  if (found !== undefined) return found;
  await sql`
    with made as (
      insert into conversations (low_id, high_id, created_at)
      values (least(${accountId}::integer, ${partnerId}::integer), greatest(${accountId}::integer, ${partnerId}::integer), ${now})
      returning id, low_id, high_id
    )
    insert into conversation_sides (account_id, partner_id, conversation_id)
    select low_id, high_id, id from made union all select high_id, low_id, id from made`.execute(database);
  const made = await findSide(database, { accountId, partnerId });
  if (made === undefined) throw new Error('Both members are locked, so their conversation was just made');
  return made;
}

/** Stores up to which message a member has seen the conversation, and counts the others. Returns their number. */
export async function saveSeen(
  database: Database,
  { accountId, partnerId, seenId }: Pair & { seenId: number },
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    update conversation_sides side set seen_id = greatest(seen_id, ${seenId}),
      unread = ${countUnseen(sql`greatest(side.seen_id, ${seenId})`)}
    where account_id = ${accountId} and partner_id = ${partnerId}
    returning unread`.execute(database);
  return rows[0]?.unread ?? 0;
}

/** Counts a member's unread messages again, after one of them was taken back or deleted. Returns their number. */
export async function countAgain(database: Database, { accountId, partnerId }: Pair): Promise<number> {
  return saveSeen(database, { accountId, partnerId, seenId: 0 });
}

/** The messages of the partner of `side` above an id that the member still has. */
function countUnseen(seenId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*) from messages
    where messages.conversation_id = side.conversation_id and sender_id = side.partner_id
      and id > greatest(${seenId}, side.cleared_id) and taken_back_at is null and not is_deleted_by_receiver)`;
}

export async function saveWarningRead(
  database: Database,
  { accountId, partnerId, now }: Pair & { now: Date },
): Promise<void> {
  await database
    .updateTable('conversationSides')
    .set({ warningReadAt: now })
    .where('accountId', '=', accountId)
    .where('partnerId', '=', partnerId)
    .where('warningReadAt', 'is', null)
    .execute();
}

/** Deletes all messages up to now for one member; the conversation leaves their list. */
export async function clearSide(database: Database, { accountId, partnerId }: Pair): Promise<void> {
  await sql`
    update conversation_sides side set unread = 0, last_at = null,
      cleared_id = greatest(cleared_id, coalesce((select max(id) from messages where conversation_id = side.conversation_id), 0))
    where account_id = ${accountId} and partner_id = ${partnerId}`.execute(database);
}

/** A row of the list. The columns of the last message are null together when the member has none. */
export type ThreadRow = {
  partnerId: number;
  unread: number;
  lastAt: Date;
  lastText: string | null;
  lastSenderId: number | null;
  lastTakenBackAt: Date | null;
};

type ThreadQuery = {
  viewpoint: Viewpoint;
  search: string;
  /** The member that the search names by a profile id. */
  memberId: number | null;
  limit: number;
  offset: number;
};

/** A page of a member's conversations and of connected members without one, the latest first, and how many there are in all. */
export async function listThreadRows(
  database: Database,
  query: ThreadQuery,
): Promise<{ rows: ThreadRow[]; total: number }> {
  const { accountId } = query.viewpoint;
  const { rows } = await sql<(ThreadRow | { partnerId: null }) & { total: number }>`
    with threads as (${selectThreads(query.viewpoint)}),
    found as (select * from threads where ${isSearched(query)}),
    page as (select * from found order by last_at desc, partner_id desc limit ${query.limit} offset ${query.offset})
    select page.partner_id, page.unread, page.last_at, counted.total,
      latest.text as last_text, latest.sender_id as last_sender_id, latest.taken_back_at as last_taken_back_at
    from (select count(*) as total from found) counted left join page on true left join lateral (
      select text, sender_id, taken_back_at from messages
      where messages.conversation_id = page.conversation_id and id > page.cleared_id
        and not case sender_id when ${accountId} then is_deleted_by_sender else is_deleted_by_receiver end
      order by id desc limit 1
    ) latest on true
    order by page.last_at desc, page.partner_id desc`.execute(database);
  // A page after the end is one row without a partner.
  const listed = rows.flatMap(({ total: _total, ...row }) => (row.partnerId === null ? [] : [row]));
  return { rows: listed, total: rows[0]?.total ?? 0 };
}

/** Conversations with a message, and visible members with an accepted interest and no message. */
function selectThreads(viewpoint: Viewpoint): RawBuilder<unknown> {
  const { accountId } = viewpoint;
  const partner = sql<number>`case sender_id when ${accountId} then receiver_id else sender_id end`;
  return sql`
    select partner_id, conversation_id, unread, cleared_id, last_at from conversation_sides
    where account_id = ${accountId} and last_at is not null
    union all
    select connected.partner_id, null, 0, 0, answered_at
    from (select ${partner} as partner_id, answered_at from interests
      where ${accountId} in (sender_id, receiver_id) and status = 'accepted') connected
    where ${isVisibleTo(viewpoint, sql.ref('connected.partnerId'))}
      and not exists (select from conversation_sides side
        where side.account_id = ${accountId} and side.partner_id = connected.partner_id and last_at is not null)`;
}

/** Whether a row of `threads` is one that a search names: by the profile id, or by the name that the viewer reads there. */
function isSearched({ viewpoint, search, memberId }: ThreadQuery): RawBuilder<boolean> {
  if (search === '') return sql`true`;
  const partnerId = sql.ref('threads.partnerId');
  const isNamed = sql`exists (select from profiles
    where profiles.account_id = threads.partner_id and ${containsText(sql`first_name || ' ' || last_name`, search)})
    and (${isVisibleTo(viewpoint, partnerId)} or ${hasBlocked(viewpoint.accountId, partnerId)})`;
  return memberId === null ? sql`(${isNamed})` : sql`(threads.partner_id = ${memberId} or ${isNamed})`;
}

/** The unread messages of a member, and in how many conversations. */
export async function countUnreadOf(
  database: Database,
  accountId: number,
): Promise<{ unread: number; threads: number }> {
  return database
    .selectFrom('conversationSides')
    .select((column) => [
      column.fn.coalesce(column.fn.sum<number>('unread'), sql<number>`0`).as('unread'),
      column.fn.countAll<number>().as('threads'),
    ])
    .where('accountId', '=', accountId)
    .where('unread', '>', 0)
    .executeTakeFirstOrThrow();
}

/** The partners whose messages to a member no device of the member confirmed. */
export async function listUndeliveredPartners(database: Database, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`
    select partner_id from conversation_sides side
    where account_id = ${accountId} and unread > 0 and exists (select from messages
      where messages.conversation_id = side.conversation_id and sender_id = side.partner_id
        and delivered_at is null and seen_at is null)
    order by partner_id`.execute(database);
  return rows.map(({ partnerId }) => partnerId);
}

/**
 * Prepares the erasure of a member: conversations that nobody else has are deleted, and in the others the messages that the one who
 * stays had deleted. The account's own sides go with the account.
 */
export async function eraseFromConversations(database: Database, accountId: number): Promise<void> {
  // Of two members who are erased at the same moment, the second one finds the first one gone.
  await sql`
    select id from conversations
    where id in (select conversation_id from conversation_sides where account_id = ${accountId})
    order by id for update`.execute(database);
  await sql`
    delete from conversations using conversation_sides own
    where own.account_id = ${accountId} and conversations.id = own.conversation_id
      and not exists (select from conversation_sides other
        where other.conversation_id = own.conversation_id and other.account_id = own.partner_id)`.execute(
    database,
  );
  await sql`
    delete from messages using conversation_sides own
    where own.account_id = ${accountId} and messages.conversation_id = own.conversation_id
      and (case sender_id when ${accountId} then is_deleted_by_receiver else is_deleted_by_sender end
        or messages.id <= (select cleared_id from conversation_sides other
          where other.account_id = own.partner_id and other.partner_id = own.account_id))`.execute(database);
}
