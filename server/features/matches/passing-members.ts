import {
  type Condition,
  findSeeker,
  firstPhase,
  type KnownStates,
  listUnavailable,
  rankCandidates,
  type Seeker,
} from '#server/features/matching/matching.ts';
import { orderFor } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';

type Query = {
  accountId: number;
  ids: readonly number[];
  states: KnownStates;
  seeker?: Seeker;
  /** What they meet besides. */
  conditionOf?: (seeker: Seeker) => Condition;
};

/**
 * Those of some members, the best first, who pass the must-haves of both sides at this moment, are visible, and have no interest of
 * these states with the member.
 */
export async function rankPassing(
  context: Pick<Context, 'database' | 'now'>,
  { accountId, ids, states, seeker: known, conditionOf }: Query,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const seeker = known ?? (await findSeeker(context, accountId));
  const excluded = await listUnavailable(context.database, { accountId, states });
  const condition = conditionOf?.(seeker);
  const query = { excluded, condition, only: ids, phase: firstPhase, least: ids.length };
  return (await rankCandidates(context, { ...query, seeker: await orderFor(context, seeker) })).ids;
}

/** The same in the order of the given ids. */
export async function filterPassing(
  context: Pick<Context, 'database' | 'now'>,
  query: Query,
): Promise<number[]> {
  const passing = new Set(await rankPassing(context, query));
  return query.ids.filter((id) => passing.has(id));
}
