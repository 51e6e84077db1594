import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Message, Model } from './conversation-model.ts';

/** What is stored of the members with some ids, as a model; what it does not contain stays as before. */
export async function readConversations(
  database: Database,
  { ids, before }: { ids: readonly number[]; before: Model },
): Promise<Model> {
  const placeOf = (id: number) => ids.indexOf(id);
  const blocks = await database.selectFrom('blocks').selectAll().where('blockerId', 'in', ids).execute();
  const accounts = database.selectFrom('accounts').select(['id', 'isHidden']).where('id', 'in', ids);
  const isHidden = new Map((await accounts.execute()).map((account) => [account.id, account.isHidden]));
  const places = [...ids.keys()];
  return {
    ...before,
    messages: await readMessages(database, ids),
    sides: await readSides(database, ids),
    blocks: new Set(blocks.map(({ blockerId, blockedId }) => `${placeOf(blockerId)} ${placeOf(blockedId)}`)),
    hidden: new Set(places.filter((place) => isHidden.get(ids[place] ?? 0) === true)),
    erased: new Set(places.filter((place) => !isHidden.has(ids[place] ?? 0))),
  };
}

async function readSides(database: Database, ids: readonly number[]): Promise<Model['sides']> {
  const sides = database.selectFrom('conversationSides').selectAll().where('accountId', 'in', ids);
  return new Map(
    (await sides.execute()).map(({ accountId, partnerId, seenId, clearedId, lastAt }) => [
      `${ids.indexOf(accountId)} ${ids.indexOf(partnerId)}`,
      { seenId, clearedId, lastAt: lastAt?.getTime() ?? null },
    ]),
  );
}

async function readMessages(database: Database, ids: readonly number[]): Promise<Message[]> {
  const rows = await database
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
    .selectAll('messages')
    .select(['lowId', 'highId'])
    .where('lowId', 'in', ids)
    .orderBy('messages.id')
    .execute();
  return rows.map((row) => {
    const sender = ids.indexOf(row.senderId);
    return messageOf(row, { sender, receiver: ids.indexOf(row.lowId + row.highId - row.senderId) });
  });
}

function messageOf(
  row: Selectable<Tables['messages']>,
  { sender, receiver }: { sender: number; receiver: number },
): Message {
  const deleted = [row.isDeletedBySender ? sender : null, row.isDeletedByReceiver ? receiver : null];
  return {
    id: row.id,
    clientId: row.clientId,
    sender,
    receiver,
    text: row.text,
    replyTo: row.replyToId,
    sentAt: row.createdAt.getTime(),
    deliveredAt: row.deliveredAt?.getTime() ?? null,
    seenAt: row.seenAt?.getTime() ?? null,
    isTakenBack: row.takenBackAt !== null,
    deletedBy: new Set(deleted.filter((person) => person !== null)),
  };
}
