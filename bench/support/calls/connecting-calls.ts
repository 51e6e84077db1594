import { sql } from 'kysely';
import { viewContact as viewEndpoint } from '#contract/contacts/contacts.ts';
import { sendInterest as sendEndpoint } from '#contract/interests/interests.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { findCaller } from '#server/features/accounts/sessions.ts';
import { viewContact } from '#server/features/contacts/contact-details.ts';
import { sendInterest } from '#server/features/interests/interest.ts';
import { updateSettings } from '#server/features/settings/own-settings.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/problem.ts';
import { callContext } from './call-context.ts';
import { forgetConnecting } from './forget-connecting.ts';
import { startSession } from './start-session.ts';

/** A call that is made once a turn: as the browser sends it, and what it sends to the database. */
export type ConnectingCall = { headers: Record<string, string>; body: object; statements: Statement[] };

export type Pair = { accountId: number; partnerId: number };
type Made = { body: object; run: (context: Context) => Promise<unknown> };

const message = 'Hi, I found your profile interesting and would like to connect with you.';

/** The calls that are measured: their body, and the use case behind them. */
export const connectingCalls = [
  {
    name: 'send',
    endpoint: sendEndpoint,
    make: ({ accountId, partnerId }: Pair): Made => ({
      body: { receiver_id: partnerId, message },
      run: (context) => sendInterest(context, { senderId: accountId, receiverId: partnerId, message }),
    }),
  },
  {
    name: 'view',
    endpoint: viewEndpoint,
    make: ({ accountId, partnerId }: Pair): Made => ({
      body: { partner_id: partnerId },
      run: (context) => viewContact(context, { viewerId: accountId, partnerId }),
    }),
  },
] as const;

type Prepared = Record<(typeof connectingCalls)[number]['name'], ConnectingCall[]> & { since: Date };

/**
 * Pairs in which the first member may contact the second, each member in one pair only, with the statements of both calls.
 * Partners have mails switched off, because mails are written after the answer.
 */
export async function prepareConnecting(
  store: Store,
  { pairs: count, databaseUrl }: { pairs: number; databaseUrl: string },
): Promise<Prepared> {
  const context = callContext(store, databaseUrl);
  const since = new Date();
  const prepared: Prepared = { send: [], view: [], since };
  for (const pair of await drawPairs(store)) {
    if (prepared.send.length === count) break;
    const calls = await recordPair(context, pair);
    if (calls === undefined) continue;
    prepared.send.push(calls.send);
    prepared.view.push(calls.view);
  }
  await forgetConnecting(store, since);
  return prepared;
}

type Calls = Record<'send' | 'view', ConnectingCall>;

/** Both calls of a pair; undefined when one of them is refused by a setting or by their relationship. */
async function recordPair(context: Context, pair: Pair): Promise<Calls | undefined> {
  const kinds = ['interest_received', 'contact_viewed'] as const;
  const notifications = kinds.map((kind) => ({ kind, bell: true, mail: false }));
  await updateSettings(context, { accountId: pair.partnerId, input: { notifications } });
  const token = await startSession(context, pair.accountId);
  const record = async ({ body, run }: Made): Promise<ConnectingCall> => ({
    headers: { authorization: `Bearer ${token}` },
    body,
    statements: await recordStatements(async () => {
      await findCaller(context, token);
      await run(context);
    }),
  });
  try {
    const [send, view] = connectingCalls;
    return { view: await record(view.make(pair)), send: await record(send.make(pair)) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Women and men who are listed, in pairs. */
export async function drawPairs({ database }: Store): Promise<Pair[]> {
  const { rows } = await sql<{ accountId: number; gender: string }>`
    select account_id, gender from matching_rows where is_listed order by md5(account_id::text)`.execute(
    database,
  );
  const [women, men] = ['Female', 'Male'].map((gender) => rows.filter((row) => row.gender === gender));
  return (women ?? []).flatMap(({ accountId }, index) => {
    const man = men?.[index];
    if (man === undefined) return [];
    const pair = { accountId, partnerId: man.accountId };
    return [index % 2 === 0 ? pair : { accountId: pair.partnerId, partnerId: pair.accountId }];
  });
}
