import { countCandidates, findSeeker, listAvoided } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { findSiteDay } from './daily-batch.ts';
import { listNewPartners } from './daily-lists.repository.ts';
import { daysBefore } from './spread.rules.ts';

const weekDays = 7;

/**
 * How many new matches a member had in the week that ends today: members on the lists of today's matches of these seven days who
 * were on none of the earlier ones. They still pass the must-haves of both sides, are visible, and neither declined nor connected.
 */
export async function countNewMatches(
  context: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<number> {
  const { database } = context;
  const { day } = await findSiteDay(context);
  const only = await listNewPartners(database, { accountId, from: daysBefore(day, weekDays - 1) });
  if (only.length === 0) return 0;
  const seeker = await findSeeker(context, accountId);
  const excluded = await listAvoided(database, accountId);
  return (await countCandidates(context, { seeker, excluded, only })).count;
}
