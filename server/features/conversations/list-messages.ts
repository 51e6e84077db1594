import type { EndpointData, EndpointExtra, ValidInput } from '#contract/calls/endpoint.ts';
import type { listMessages as listMessagesEndpoint } from '#contract/conversations/messages.ts';
import { requireVisible } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { presentMessage } from './conversations.presenter.ts';
import { findSide } from './conversations.repository.ts';
import { listAfter, listBefore, listChanged, type ReadMessage, type Reader } from './messages.repository.ts';

type Input = ValidInput<typeof listMessagesEndpoint>;
type Answer = { data: EndpointData<typeof listMessagesEndpoint> } & EndpointExtra<
  typeof listMessagesEndpoint
>;

/**
 * Messages of the own conversation with a partner, also with one who cannot be seen any more. Throws partner_not_found when nothing
 * was written, and the partner cannot be seen.
 */
export async function listMessages(
  context: Context,
  { viewerId, ...input }: Input & { viewerId: number },
): Promise<Answer> {
  const { database } = context;
  const { partner_id: partnerId, limit } = input;
  // Read before the messages: what changes in between is in this answer, and once more in the next one.
  const side = await findSide(database, { accountId: viewerId, partnerId });
  if (side === undefined) {
    await requireVisible(context, { viewerId, partnerId });
    return { data: [], limit, next: null, previous: null, change: 0, cleared: 0, is_complete: true };
  }
  const reader = { accountId: viewerId, conversationId: side.conversationId, clearedId: side.clearedId };
  const { messages, isComplete = true, ...found } = await findPage(database, { reader, input });
  const [first, last] = [messages[0], messages.at(-1)];
  return {
    data: messages.map((message) => presentMessage(message, viewerId)),
    limit,
    next: found.older && last !== undefined ? last.id : null,
    previous: found.newer && first !== undefined ? first.id : null,
    change: isComplete || last === undefined ? side.lastChange : last.change,
    cleared: side.clearedId,
    is_complete: isComplete,
  };
}

/** Messages in the order of the answer, and whether there are older and newer ones. */
type FoundPage = { messages: ReadMessage[]; older: boolean; newer: boolean; isComplete?: boolean };
type Query = { reader: Reader; input: Input };

async function findPage(database: Database, query: Query): Promise<FoundPage> {
  const { input } = query;
  if (input.changed_after !== undefined) return findChanged(database, query);
  if (input.around !== undefined) return findAround(database, query);
  return input.after === undefined ? findBefore(database, query) : findAfter(database, query);
}

async function findChanged(database: Database, { reader, input }: Query): Promise<FoundPage> {
  const { limit, changed_after: changedAfter = 0 } = input;
  const found = await listChanged(database, { reader, changedAfter, limit: limit + 1 });
  const isComplete = found.length <= limit;
  return { messages: found.slice(0, limit), older: false, newer: false, isComplete };
}

async function findBefore(database: Database, { reader, input }: Query): Promise<FoundPage> {
  const { before, search, limit } = input;
  const words = search === undefined || search === '' ? undefined : search;
  // One more than the limit shows whether there are older ones.
  const found = await listBefore(database, { reader, before, search: words, limit: limit + 1 });
  const newer = before !== undefined && words === undefined;
  return { messages: found.slice(0, limit), older: found.length > limit, newer };
}

async function findAfter(database: Database, { reader, input }: Query): Promise<FoundPage> {
  const { after = 0, limit } = input;
  const found = await listAfter(database, { reader, after, limit: limit + 1 });
  return { messages: found.slice(0, limit).toReversed(), older: true, newer: found.length > limit };
}

/** Half of the page is before the message, and the message begins the other half. */
async function findAround(database: Database, { reader, input }: Query): Promise<FoundPage> {
  const { around = 0, limit } = input;
  const before = Math.floor(limit / 2);
  const [older, newer] = [
    await listBefore(database, { reader, before: around, limit: before + 1 }),
    await listAfter(database, { reader, after: around - 1, limit: limit - before + 1 }),
  ];
  return {
    messages: [...newer.slice(0, limit - before).toReversed(), ...older.slice(0, before)],
    older: older.length > before,
    newer: newer.length > limit - before,
  };
}
