import type { Context } from '#server/platform/context.ts';
import { countWalked } from './candidates.repository.ts';
import { type Asked, planRanking, walkEverybody } from './plan-walks.ts';
import { bounds } from './ranking.rules.ts';

/** How many pass the must-haves of both sides, up to a bound; `hasMore`: there are more, or not all were looked at. */
export async function countCandidates(
  context: Pick<Context, 'database' | 'now'>,
  asked: Asked,
): Promise<{ count: number; hasMore: boolean }> {
  const ranking = await planRanking(context, asked);
  const { isWhole } = ranking;
  const read = isWhole ? bounds.allScanned : bounds.countRead;
  const count = await countWalked(context.database, {
    walk: { ...walkEverybody(ranking), read },
    most: bounds.counted + 1,
  });
  return { count: Math.min(count, bounds.counted), hasMore: count > bounds.counted || !isWhole };
}
