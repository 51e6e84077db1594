import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredMessage = Selectable<Tables['messages']>;

/** A message as a member reads it, with the one that it answers. */
export type ReadMessage = {
  id: number;
  senderId: number;
  clientId: string;
  text: string;
  warning: string | null;
  change: number;
  createdAt: Date;
  deliveredAt: Date | null;
  seenAt: Date | null;
  takenBackAt: Date | null;
  /** Whether the reader deleted it. */
  isDeleted: boolean;
  replyTo: { id: number; senderId: number; text: string; isTakenBack: boolean } | null;
};

/** The reader of messages of a conversation, who has deleted those up to `clearedId`. */
export type Reader = { accountId: number; conversationId: number; clearedId: number };

function isDeletedFor({ accountId, clearedId }: Reader, message: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${message}.${name}`);
  return sql`(${column('id')} <= ${clearedId} or case ${column('senderId')} when ${accountId}
    then ${column('isDeletedBySender')} else ${column('isDeletedByReceiver')} end)`;
}

type Page = { reader: Reader; limit: number };

/** The messages of one conversation as the reader has them, deleted ones included. */
function selectMessages(
  database: Database,
  { reader, order, condition, limit }: Page & { order: RawBuilder<unknown>; condition: RawBuilder<boolean> },
): Promise<ReadMessage[]> {
  return sql<ReadMessage>`
    select message.id, message.sender_id, message.client_id, message.text, message.warning, message.change,
      message.created_at, message.delivered_at, message.seen_at, message.taken_back_at,
      ${isDeletedFor(reader, 'message')} as is_deleted,
      case when answered.id is not null then jsonb_build_object('id', answered.id, 'senderId', answered.sender_id,
        'text', answered.text, 'isTakenBack', answered.taken_back_at is not null) end as reply_to
    from messages message
    left join messages answered on answered.id = message.reply_to_id
      and answered.conversation_id = message.conversation_id and not ${isDeletedFor(reader, 'answered')}
    where message.conversation_id = ${reader.conversationId} and ${condition}
    order by ${order} limit ${limit}`
    .execute(database)
    .then(({ rows }) => rows);
}

/** The messages before an id, or the latest ones; newest first. `search` leaves those that contain the words. */
export async function listBefore(
  database: Database,
  { reader, limit, before, search }: Page & { before?: number | undefined; search?: string | undefined },
): Promise<ReadMessage[]> {
  const isOlder = before === undefined ? sql`true` : sql`message.id < ${before}`;
  const isFound = search === undefined ? sql`true` : containsText(sql`message.text`, search);
  const condition = sql<boolean>`message.id > ${reader.clearedId} and not ${isDeletedFor(reader, 'message')}
    and ${isOlder} and ${isFound}`;
  return selectMessages(database, { reader, order: sql`message.id desc`, condition, limit });
}

/** The messages after an id, oldest first. */
export async function listAfter(
  database: Database,
  { reader, limit, after }: Page & { after: number },
): Promise<ReadMessage[]> {
  const condition = sql<boolean>`message.id > ${Math.max(after, reader.clearedId)}
    and not ${isDeletedFor(reader, 'message')}`;
  return selectMessages(database, { reader, order: sql`message.id`, condition, limit });
}

/** The messages that changed after a change, in the order of their changes. */
export async function listChanged(
  database: Database,
  { reader, limit, changedAfter }: Page & { changedAfter: number },
): Promise<ReadMessage[]> {
  const condition = sql<boolean>`message.change > ${changedAfter}`;
  return selectMessages(database, { reader, order: sql`message.change`, condition, limit });
}

/** One message as the reader has it; undefined when it is not in the conversation. */
export async function findReadMessage(
  database: Database,
  { reader, id }: { reader: Reader; id: number },
): Promise<ReadMessage | undefined> {
  const condition = sql<boolean>`message.id = ${id}`;
  const [found] = await selectMessages(database, { reader, order: sql`message.id`, condition, limit: 1 });
  return found;
}

/** The message with the two members of its conversation. */
export async function findMessage(
  database: Database,
  id: number,
): Promise<(StoredMessage & { lowId: number; highId: number }) | undefined> {
  return database
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
    .selectAll('messages')
    .select(['lowId', 'highId'])
    .where('messages.id', '=', id)
    .executeTakeFirst();
}

type NewMessage = Pick<
  StoredMessage,
  'conversationId' | 'senderId' | 'clientId' | 'text' | 'replyToId' | 'warning' | 'createdAt'
> & { partnerId: number };

/**
 * Stores a message with the next change of its conversation, moves both sides to its time, and counts it for its receiver, in one
 * statement. Returns its id and change, and how many messages of the sender the receiver has not seen now.
 */
export async function storeMessage(
  database: Database,
  message: NewMessage,
): Promise<{ id: number; change: number; unread: number }> {
  const { conversationId, senderId, partnerId, createdAt } = message;
  const { rows } = await sql<{ id: number; change: number; unread: number }>`
    with changed as (
      update conversations set last_change = last_change + 1 where id = ${conversationId} returning last_change
    ), stored as (
      insert into messages (conversation_id, sender_id, client_id, text, reply_to_id, warning, change, created_at)
      select ${conversationId}, ${senderId}, ${message.clientId}, ${message.text}, ${message.replyToId}::bigint,
        ${message.warning}, last_change, ${createdAt}::timestamptz from changed
      returning id, change
    ), counted as (
      update conversation_sides set last_at = ${createdAt}::timestamptz,
        unread = unread + case account_id when ${partnerId} then 1 else 0 end
      where (account_id, partner_id) in ((${senderId}::integer, ${partnerId}::integer), (${partnerId}::integer, ${senderId}::integer))
      returning account_id, unread
    )
    select stored.id, stored.change, counted.unread from stored, counted where counted.account_id = ${partnerId}`.execute(
    database,
  );
  const [stored] = rows;
  if (stored === undefined) throw new Error('Both members have a side of an open conversation');
  return stored;
}

/** When a member sent the message of this rank since an instant, the latest one first; undefined when they sent fewer. */
export async function findSentAt(
  database: Database,
  { senderId, since, rank }: { senderId: number; since: Date; rank: number },
): Promise<Date | undefined> {
  const row = await database
    .selectFrom('messages')
    .select('createdAt')
    .where('senderId', '=', senderId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .offset(rank - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt;
}

/** The largest id of a message of the conversation up to an id; 0 for none. */
export async function findLastId(
  database: Database,
  { conversationId, upTo }: { conversationId: number; upTo: number },
): Promise<number> {
  const row = await database
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('id', '<=', upTo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The oldest message of the partner that a member has not seen; null for none. */
export async function findFirstUnread(
  database: Database,
  { partnerId, seenId, ...reader }: Reader & { partnerId: number; seenId: number },
): Promise<number | null> {
  const row = await database
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', reader.conversationId)
    .where('senderId', '=', partnerId)
    .where('id', '>', Math.max(seenId, reader.clearedId))
    .where('takenBackAt', 'is', null)
    .where('isDeletedByReceiver', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
