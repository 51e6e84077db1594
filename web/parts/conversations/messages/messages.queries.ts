import { CancelledError, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { listMessages, mostMessages } from '#contract/conversations/messages.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { readSession } from '#web/app/client/session.ts';
import { metaOf, reloadAnswers } from '#web/app/client/stale-answers.ts';
import { threadQuery } from '../conversation.queries.ts';
import {
  addNewer,
  addOlder,
  addOwn,
  applyChanges,
  type LoadedMessages,
  loadedOf,
  type MessagePage,
  removeMessage,
} from './loaded-messages.rules.ts';

const cachedMilliseconds = 30 * 60_000;

/**
 * The loaded messages of one conversation. Loading it again asks for what changed since, and merges that into what is loaded by then;
 * pages of older and newer messages are merged in by `loadOlder` and `loadNewer`.
 */
export function messagesQuery(partnerId: number) {
  return queryOptions({
    queryKey: [listMessages.path, partnerId] as const,
    queryFn: ({ client }) => load(client, partnerId),
    meta: metaOf(listMessages, { partner_id: partnerId }),
    // The rules keep messages that did not change.
    structuralSharing: false,
    staleTime: 0,
    gcTime: cachedMilliseconds,
    enabled: () => readSession() !== undefined,
  });
}

type Query = Omit<EndpointInput<typeof listMessages>, 'partner_id'>;

function ask(partnerId: number, query: Query): Promise<MessagePage> {
  return loadEndpoint(listMessages, { partner_id: partnerId, ...query });
}

async function load(queries: QueryClient, partnerId: number): Promise<LoadedMessages> {
  const { queryKey } = messagesQuery(partnerId);
  const before = queries.getQueryData(queryKey);
  if (before === undefined) {
    const first = await loadFirst(queries, partnerId);
    // A jump meanwhile shows other messages.
    return queries.getQueryData(queryKey) ?? first;
  }
  let loaded = before;
  let isComplete = false;
  while (!isComplete) {
    const since = loaded.change;
    const page = await ask(partnerId, { changed_after: since, limit: mostMessages });
    // Pages and sent messages may have been added meanwhile.
    loaded = queries.getQueryData(queryKey) ?? loaded;
    // A page that was read earlier may miss what this answer does not repeat: then it is asked for from there.
    if (loaded.change < since) continue;
    loaded = applyChanges(loaded, page);
    isComplete = page.is_complete;
    if (!isComplete) queries.setQueryData(queryKey, loaded);
  }
  return loaded;
}

/** The newest messages, or those around the first unread one where that is further up. */
async function loadFirst(queries: QueryClient, partnerId: number): Promise<LoadedMessages> {
  const [{ data: thread }, newest] = await Promise.all([findThread(queries, partnerId), ask(partnerId, {})]);
  const { first_unread: unreadId } = thread;
  const oldestId = newest.data.at(-1)?.m_id ?? 0;
  const isFurtherUp = unreadId !== null && unreadId < oldestId && newest.next !== null;
  return loadedOf(isFurtherUp ? await ask(partnerId, { around: unreadId }) : newest);
}

const recentMilliseconds = 5000;

/** The thread loads at the same time for the screen. A load that waits for the network is cancelled when the screen closes. */
async function findThread(queries: QueryClient, partnerId: number) {
  for (;;) {
    try {
      return await queries.query({ ...threadQuery(partnerId), staleTime: recentMilliseconds });
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    }
  }
}

/** Loads the page of older messages. */
export async function loadOlder(queries: QueryClient, partnerId: number): Promise<void> {
  const first = read(queries, partnerId)?.messages[0];
  if (first === undefined) return;
  const page = await ask(partnerId, { before: first.m_id });
  await addPage(queries, { partnerId, page, add: addOlder });
}

/** Loads the page of newer messages, after a jump. */
export async function loadNewer(queries: QueryClient, partnerId: number): Promise<void> {
  const last = read(queries, partnerId)?.messages.at(-1);
  if (last === undefined) return;
  const page = await ask(partnerId, { after: last.m_id });
  await addPage(queries, { partnerId, page, add: addNewer });
}

type Adding = {
  partnerId: number;
  page: MessagePage;
  add: (loaded: LoadedMessages, page: MessagePage) => LoadedMessages;
};

async function addPage(queries: QueryClient, { partnerId, page, add }: Adding): Promise<void> {
  const loaded = read(queries, partnerId);
  if (loaded === undefined) return;
  write(queries, { partnerId, loaded: add(loaded, page) });
  if (page.change < loaded.change) await loadChanges(queries, partnerId);
}

async function loadChanges(queries: QueryClient, partnerId: number): Promise<void> {
  await reloadAnswers(queries, { queryKey: messagesQuery(partnerId).queryKey, exact: true });
}

/** Replaces the loaded messages by those around one; by the newest when none is named. */
export async function jumpTo(
  queries: QueryClient,
  { partnerId, messageId }: { partnerId: number; messageId?: number },
): Promise<void> {
  const page = await ask(partnerId, messageId === undefined ? {} : { around: messageId });
  write(queries, { partnerId, loaded: loadedOf(page) });
  // A message that was sent meanwhile may be neither in this page nor in what was loaded before.
  if (messageId === undefined) await loadChanges(queries, partnerId);
}

/** Writes a message that was sent or taken back into what is loaded. */
export function writeOwnMessage(
  queries: QueryClient,
  { partnerId, message }: { partnerId: number; message: MessageWire },
): void {
  const loaded = read(queries, partnerId);
  if (loaded !== undefined) write(queries, { partnerId, loaded: addOwn(loaded, message) });
}

export function writeDeletedMessage(
  queries: QueryClient,
  { partnerId, messageId }: { partnerId: number; messageId: number },
): void {
  const loaded = read(queries, partnerId);
  if (loaded !== undefined) write(queries, { partnerId, loaded: removeMessage(loaded, messageId) });
}

/** Forgets a part of a conversation that does not reach to its end, so that it opens at the end the next time. */
export function forgetJump(queries: QueryClient, partnerId: number): void {
  if (read(queries, partnerId)?.hasNewer === true) {
    queries.removeQueries({ queryKey: messagesQuery(partnerId).queryKey, exact: true });
  }
}

function read(queries: QueryClient, partnerId: number): LoadedMessages | undefined {
  return queries.getQueryData(messagesQuery(partnerId).queryKey);
}

function write(
  queries: QueryClient,
  { partnerId, loaded }: { partnerId: number; loaded: LoadedMessages },
): void {
  queries.setQueryData(messagesQuery(partnerId).queryKey, loaded);
}
