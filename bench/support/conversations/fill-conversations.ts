import { sql } from 'kysely';
import { isShown } from '#server/features/visibility/visibility.ts';
import type { Store } from '#scripts/operator/open-store.ts';

/** Two members; the sender writes to the receiver. */
export type WritingPair = { senderId: number; receiverId: number };

/**
 * Connects each receiver with a sender of their own, who is in none of the other pairs: active members of opposite genders, in the order
 * of their ids. Each pair has a conversation with one message, which the receiver has not seen.
 */
export async function connectPairs(
  { database, now }: Store,
  { receiverIds, senderIds }: { receiverIds: readonly number[]; senderIds: readonly number[] },
): Promise<WritingPair[]> {
  const { rows } = await sql<WritingPair>`
    with receivers as (${ranked(receiverIds)}), senders as (${ranked(senderIds)})
    select senders.id as sender_id, receivers.id as receiver_id from receivers
    join senders on senders.place = receivers.place
      and senders.gender = case receivers.gender when 'Male' then 'Female' else 'Male' end`.execute(database);
  const pairs = JSON.stringify(
    rows.map(({ senderId, receiverId }) => ({ sender: senderId, receiver: receiverId })),
  );
  const pair = sql`jsonb_to_recordset(${pairs}::jsonb) as pair (sender integer, receiver integer)`;
  await sql`
    delete from interests using ${pair}
    where least(sender_id, receiver_id) = least(sender, receiver)
      and greatest(sender_id, receiver_id) = greatest(sender, receiver)`.execute(database);
  await sql`delete from blocks where blocker_id = any(${[...receiverIds, ...senderIds]}::integer[])`.execute(
    database,
  );
  await sql`
    insert into interests (sender_id, receiver_id, status, message, created_at, answered_at)
    select sender, receiver, 'accepted', 'Hello', ${now()}, ${now()} from ${pair}`.execute(database);
  await sql`
    insert into conversations (low_id, high_id, last_change, created_at)
    select least(sender, receiver), greatest(sender, receiver), 1, ${now()} from ${pair}`.execute(database);
  await sql`
    insert into conversation_sides (account_id, partner_id, conversation_id, unread, last_at)
    select own, other, conversations.id, unread, ${now()}::timestamptz from ${pair}
    join conversations on low_id = least(sender, receiver) and high_id = greatest(sender, receiver)
    cross join lateral (values (sender, receiver, 0), (receiver, sender, 1)) as side (own, other, unread)`.execute(
    database,
  );
  await sql`
    insert into messages (conversation_id, sender_id, client_id, text, change, created_at)
    select conversations.id, sender, 'the-first-message', 'Hello', 1, ${now()}::timestamptz from ${pair}
    join conversations on low_id = least(sender, receiver) and high_id = greatest(sender, receiver)`.execute(
    database,
  );
  await sql`vacuum (analyze) interests, conversations, conversation_sides, messages`.execute(database);
  return rows;
}

/** The members who can be seen, with their rank within their gender. */
function ranked(ids: readonly number[]) {
  return sql`select account_id as id, gender, row_number() over (partition by gender order by account_id) as place
    from profiles join accounts on accounts.id = account_id
    where account_id = any(${[...ids]}::integer[]) and gender in ('Male', 'Female') and ${isShown('accounts')}`;
}

/** Fills the conversation of a pair up to so many messages, written in turns, a minute apart. */
export async function fillConversation(
  { database, now }: Store,
  { pair, messages }: { pair: WritingPair; messages: number },
): Promise<void> {
  const { senderId, receiverId } = pair;
  await sql`
    insert into messages (conversation_id, sender_id, client_id, text, change, created_at, delivered_at, seen_at)
    select conversation_id, case when n % 2 = 0 then ${senderId}::integer else ${receiverId}::integer end, 'filled-' || n,
      'Message ' || n || ' of a long friendship, about as long as such messages are.', n + 1, written_at, written_at, written_at
    from conversation_sides
    cross join generate_series(1, ${messages}::integer) as n
    cross join lateral (select ${now()}::timestamptz - (${messages}::integer - n) * interval '1 minute' as written_at) as time
    where account_id = ${receiverId} and partner_id = ${senderId}`.execute(database);
  await sql`update conversations set last_change = ${messages + 1}
    where low_id = least(${senderId}::integer, ${receiverId}::integer) and high_id = greatest(${senderId}::integer, ${receiverId}::integer)`.execute(
    database,
  );
  await sql`vacuum (analyze) messages`.execute(database);
}
