import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

type Changing = { conversationId: number; which: RawBuilder<unknown>; set?: RawBuilder<unknown> };

/**
 * Gives some messages of a conversation new values and its next changes, one each, from the oldest on. Returns how many there are. The
 * caller has locked both members, so that changes are numbered in the order of their commits.
 */
async function changeMessages(
  database: Database,
  { conversationId, which, set = sql`` }: Changing,
): Promise<number> {
  const { rows } = await sql`
    with changing as (
      select id, row_number() over (order by id) as place from messages
      where conversation_id = ${conversationId} and ${which}
    ), numbered as (
      update conversations set last_change = last_change + (select count(*) from changing)
      where id = ${conversationId} and exists (select from changing)
      returning last_change - (select count(*) from changing) as before
    )
    update messages set ${set} change = before + place
    from changing, numbered where messages.id = changing.id
    returning messages.id`.execute(database);
  return rows.length;
}

type Marking = { conversationId: number; senderId: number; now: Date };

/** Marks the messages of a sender as delivered. Returns how many were not marked before. */
export async function markDelivered(
  database: Database,
  { conversationId, senderId, now }: Marking,
): Promise<number> {
  // What was seen was delivered; the condition is that of an index.
  const which = sql`sender_id = ${senderId} and delivered_at is null and seen_at is null`;
  return changeMessages(database, { conversationId, which, set: sql`delivered_at = ${now},` });
}

/** Marks the messages of a sender up to an id as seen, and with it as delivered. Returns how many were not marked before. */
export async function markSeen(
  database: Database,
  { conversationId, senderId, upTo, now }: Marking & { upTo: number },
): Promise<number> {
  const which = sql`sender_id = ${senderId} and seen_at is null and id <= ${upTo}`;
  const set = sql`seen_at = ${now}, delivered_at = coalesce(delivered_at, ${now}),`;
  return changeMessages(database, { conversationId, which, set });
}

type Named = { conversationId: number; id: number };

/** Takes a message back: its text and what it warned of are removed. */
export async function takeBack(database: Database, { now, ...named }: Named & { now: Date }): Promise<void> {
  await database
    .updateTable('messages')
    .set({ text: '', warning: null, takenBackAt: now })
    .where('id', '=', named.id)
    .execute();
  await renewChanges(database, named);
}

/** Deletes a message for its sender or its receiver. */
export async function deleteFor(
  database: Database,
  { side, ...named }: Named & { side: 'sender' | 'receiver' },
): Promise<void> {
  await database
    .updateTable('messages')
    .set(side === 'sender' ? { isDeletedBySender: true } : { isDeletedByReceiver: true })
    .where('id', '=', named.id)
    .execute();
  await renewChanges(database, named);
}

/** A message that was changed is also shown by those that answer it, so that a client has to load all of them again. */
async function renewChanges(database: Database, { conversationId, id }: Named): Promise<void> {
  const which = sql`id >= ${id} and (id = ${id} or reply_to_id = ${id})`;
  await changeMessages(database, { conversationId, which });
}

/**
 * Removes the messages that were sent before an instant and that neither of the two has any more: each deleted them one by one or with
 * the whole conversation, or was erased.
 */
export async function removeDeleted(database: Database, sentBefore: Date): Promise<void> {
  // Two statements, because each of the two conditions has an index.
  await sql`
    delete from messages where (is_deleted_by_sender or is_deleted_by_receiver)
      and created_at < ${sentBefore} and ${isNobodys}`.execute(database);
  await sql`
    delete from messages using (
      select conversation_id, max(cleared_id) as cleared_id from conversation_sides
      group by conversation_id having max(cleared_id) > 0
    ) cleared
    where messages.conversation_id = cleared.conversation_id and messages.id <= cleared.cleared_id
      and created_at < ${sentBefore} and ${isNobodys}`.execute(database);
}

const isNobodys = sql<boolean>`not exists (select from conversation_sides side
  where side.conversation_id = messages.conversation_id and side.cleared_id < messages.id
    and not case messages.sender_id when side.account_id then is_deleted_by_sender else is_deleted_by_receiver end)`;
