import { warningOf } from '#server/features/conversations/warnings/message-warnings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DemoConversation } from './list-conversations.ts';

/** Inserts conversations with both sides and their messages, in the order of writing. */
export async function insertConversations(
  database: Database,
  conversations: readonly DemoConversation[],
): Promise<void> {
  for (const { ownId, partnerId, messages, unread, readWarningAt } of conversations) {
    const { id: conversationId } = await database
      .insertInto('conversations')
      .values({
        lowId: Math.min(ownId, partnerId),
        highId: Math.max(ownId, partnerId),
        lastChange: messages.length,
        createdAt: readWarningAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids: number[] = [];
    for (const [place, { answers, ...message }] of messages.entries()) {
      const { id } = await database
        .insertInto('messages')
        .values({
          ...message,
          conversationId,
          clientId: `demo-${partnerId}-${place}`,
          replyToId: answers === undefined ? null : ids[answers],
          warning: warningOf(message.text),
          change: place + 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    const lastSeen = (readerId: number) =>
      ids.findLast((_id, place) => {
        const message = messages[place];
        return message !== undefined && message.senderId !== readerId && message.seenAt !== null;
      }) ?? 0;
    const side = { conversationId, lastAt: messages.at(-1)?.createdAt ?? null, warningReadAt: readWarningAt };
    await database
      .insertInto('conversationSides')
      .values([
        { ...side, accountId: ownId, partnerId, unread, seenId: lastSeen(ownId) },
        {
          ...side,
          accountId: partnerId,
          partnerId: ownId,
          unread: messages.filter(({ senderId, seenAt }) => senderId === ownId && seenAt === null).length,
          seenId: lastSeen(partnerId),
        },
      ])
      .execute();
  }
}
