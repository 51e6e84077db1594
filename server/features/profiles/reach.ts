import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { countReach as countReachEndpoint } from '#contract/preferences/own-preference.ts';
import { criteria } from '#contract/preferences/preference.criteria.ts';
import { profileWireNames } from '#contract/profiles/fact-names.ts';
import {
  findSeeker,
  listOpenCriteria,
  listUnavailable,
  settledStates,
} from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { presentCount } from './fitting.ts';
import { countAskingFor } from './fitting.repository.ts';

/** In a larger population only the most active members are looked at: the number is for encouragement, and costs no more than a page. */
const mostLookedAt = 20_000;

/** For each fact that the own profile does not state: the members who would see it if it were stated, the most first. */
export async function countReach(
  context: Context,
  accountId: number,
): Promise<{ data: EndpointData<typeof countReachEndpoint> }> {
  const seeker = await findSeeker(context, accountId);
  const open = listOpenCriteria(seeker);
  if (open.length === 0) return { data: [] };
  const excluded = await listUnavailable(context.database, { accountId, states: settledStates });
  const asking = await countAskingFor(context.database, { seeker, open, excluded, most: mostLookedAt });
  const isWhole = asking.lookedAt < mostLookedAt;
  const counts = open
    .map((name) => ({
      field: profileWireNames[criteria[name].fact],
      ...presentCount(asking.counts.get(name) ?? 0),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return { data: counts.map((one) => ({ ...one, has_more: one.has_more || !isWhole })) };
}
