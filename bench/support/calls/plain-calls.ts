import { sql } from 'kysely';
import type { Store } from '#scripts/operator/open-store.ts';
import { sendInterest } from '#server/features/interests/interest.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/problem.ts';
import { drawPairs, type Pair } from './connecting-calls.ts';
import { connectPairs } from '../conversations/fill-conversations.ts';
import type { RunningServer } from '../running-server.ts';
import { startSession } from './start-session.ts';
import { contextOf, takeBack } from './take-back.ts';

/** One call of a member; without a body it is a GET. */
export type Request = { path: string; headers: Record<string, string>; body?: object };

/** A call of which each turn makes so many, by other members or with other words. */
export type PlainCall = { name: string; requestsOf: (turn: number) => Request[] };

type Size = { turns: number; requests: number };

/** Reading and writing as members do most. The members of a store are the same in each, so two stores get the same calls. */
export async function preparePlainCalls(store: Store, { turns, requests }: Size): Promise<PlainCall[]> {
  for (const key of ['freeMessages', 'messagesPerMinute'])
    await updateSiteSetting(store, { key, text: 'null' });
  const writers = await withHeaders(store, await findWriters(store, requests));
  const couples = await withHeaders(store, await findCouples(store, turns * requests));
  const readers = (path: string, body?: object) =>
    writers.map(({ headers }) => ({ path, headers, ...(body !== undefined && { body }) }));
  return [
    { name: 'reading the own profile', requestsOf: () => readers('/api/profile/data') },
    { name: 'a page of matches', requestsOf: () => readers('/api/matches', { page: 1 }) },
    {
      name: 'a message',
      requestsOf: (turn) =>
        writers.map(({ headers, partnerId }) => ({
          path: '/api/chat/send',
          headers,
          body: {
            partner_id: partnerId,
            text: 'About as long as such messages are.',
            client_id: `turn-${turn}-message`,
          },
        })),
    },
    {
      name: 'an interest',
      requestsOf: (turn) =>
        couples.slice(turn * requests, (turn + 1) * requests).map(({ headers, partnerId }) => ({
          path: '/api/interest/send',
          headers,
          body: { receiver_id: partnerId, message: 'Hello' },
        })),
    },
  ];
}

/**
 * Makes requests to a server, some at a time, and returns the milliseconds from the first to the last answer: `loadServer` counts whole
 * seconds, which is longer than a turn. Throws at a refusal.
 */
export async function timeRequests(
  { address }: Pick<RunningServer, 'address'>,
  { requests, connections }: { requests: readonly Request[]; connections: number },
): Promise<number> {
  const waiting = requests.values();
  const work = async () => {
    for (const { path, headers, body } of waiting) {
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const response = await fetch(`${address}${path}`, { ...sent, headers: { ...headers, ...type } });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  return performance.now() - startedAt;
}

type Caller = Pair & { headers: Record<string, string> };

/** Signs the first of each pair in. */
function withHeaders(store: Store, pairs: readonly Pair[]): Promise<Caller[]> {
  return Promise.all(
    pairs.map(async (pair) => ({
      ...pair,
      headers: { authorization: `Bearer ${await startSession(store, pair.accountId)}` },
    })),
  );
}

/** Members who may write to each other. */
async function findWriters(store: Store, count: number): Promise<Pair[]> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from matching_rows where is_listed order by account_id`.execute(store.database);
  const ids = rows.map(({ id }) => id);
  const pairs = await connectPairs(store, {
    receiverIds: ids.filter((_id, index) => index % 2 === 0),
    senderIds: ids.filter((_id, index) => index % 2 === 1),
  });
  return pairs
    .slice(0, count)
    .map(({ senderId, receiverId }) => ({ accountId: senderId, partnerId: receiverId }));
}

/** Members between which there is nothing yet, each in one pair; the first of a pair may send an interest. */
async function findCouples(store: Store, count: number): Promise<Pair[]> {
  const context = contextOf(store);
  const couples: Pair[] = [];
  for (const pair of await drawPairs(store)) {
    if (couples.length === count) break;
    if (await maySend(context, pair)) couples.push(pair);
  }
  if (couples.length < count) throw new Error(`There are ${couples.length} couples, and not ${count}`);
  return couples;
}

async function maySend(context: Context, { accountId, partnerId }: Pair): Promise<boolean> {
  try {
    await takeBack(context, (inside) =>
      sendInterest(inside, { senderId: accountId, receiverId: partnerId, message: 'Hello' }),
    );
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
