import {
  countCandidates,
  findSeeker,
  knownStates,
  listUnavailable,
  meetsHalfBothWays,
} from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { listAnnouncedSince } from './announced-matches.repository.ts';
import { findSiteDay } from './daily-batch.ts';
import { daysBefore } from './spread.rules.ts';

const weekDays = 7;

/**
 * How many new matches a member had in the week that ends today: members who were announced as new with the lists of these seven days.
 * They still pass the must-haves of both sides and suit each other, are visible, and no interest between the two waits or was answered.
 */
export async function countNewMatches(
  context: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<number> {
  const { database } = context;
  const { day } = await findSiteDay(context);
  const only = await listAnnouncedSince(database, { accountId, from: daysBefore(day, weekDays - 1) });
  if (only.length === 0) return 0;
  const seeker = await findSeeker(context, accountId);
  const excluded = await listUnavailable(database, { accountId, states: knownStates });
  const condition = meetsHalfBothWays(seeker);
  return (await countCandidates(context, { seeker, excluded, only, condition })).count;
}
