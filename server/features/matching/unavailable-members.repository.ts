import { type RawBuilder, sql } from 'kysely';
import { selectBlocked } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import { candidate, type Condition } from './conditions.repository.ts';

/** The states of interests between two members that keep them off a list. */
export type KnownStates = readonly ('rejected' | 'accepted' | 'pending')[];

/** One declined the other: a search leaves the other out. */
export const declinedStates: KnownStates = ['rejected'];
/** … or the two are connected: lists of matches leave them out. */
export const settledStates: KnownStates = ['rejected', 'accepted'];
/** … or an interest waits for an answer: they are not new to each other either. */
export const knownStates: KnownStates = ['rejected', 'accepted', 'pending'];

type Query = { accountId: number; states: KnownStates };

/** The members that a member's lists leave out: blocked either way, or with an interest of these states either way. */
function selectUnavailable({ accountId, states }: Query): RawBuilder<{ id: number }> {
  const isOfState = sql`status = any(${[...states]}::text[])`;
  return sql`${selectBlocked(accountId)}
    union all select receiver_id from interests where sender_id = ${accountId}::integer and ${isOfState}
    union all select sender_id from interests where receiver_id = ${accountId}::integer and ${isOfState}`;
}

export async function listUnavailable(database: Database, query: Query): Promise<number[]> {
  const { rows } = await selectUnavailable(query).execute(database);
  return rows.map(({ id }) => id);
}

/** The candidate is none of them. The subquery runs once for all candidates. */
export function isAvailable(query: Query): Condition {
  return sql`${candidate('accountId')} not in (${selectUnavailable(query)})`;
}
