import {
  findSeeker,
  firstPhase,
  type KnownStates,
  listUnavailable,
  rankCandidates,
  type Seeker,
} from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';

type Query = { accountId: number; ids: readonly number[]; states: KnownStates; seeker?: Seeker };

/**
 * Those of some members, in their order, who pass the must-haves of both sides at this moment, are visible, and have no interest of
 * these states with the member.
 */
export async function filterPassing(
  context: Pick<Context, 'database' | 'now'>,
  { accountId, ids, states, seeker: known }: Query,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const seeker = known ?? (await findSeeker(context, accountId));
  const excluded = await listUnavailable(context.database, { accountId, states });
  const query = { seeker, excluded, only: ids, phase: firstPhase, least: ids.length };
  const passing = new Set((await rankCandidates(context, query)).ids);
  return ids.filter((id) => passing.has(id));
}
