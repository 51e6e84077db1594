import {
  allOf,
  type Candidate,
  type CandidateQuery,
  findCandidates,
  findMatchingContext,
  firstPhase,
  type MatchingContext,
  meetsHalfBothWays,
  rankCandidates,
  knownStates,
  listUnavailable,
} from '#server/features/matching/matching.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import { orderFor } from '#server/features/profiles/profiles.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { listDayMembers, listPastLists } from './daily-lists.repository.ts';
import {
  activeDays,
  announcedDays,
  type DayMember,
  type DayPlan,
  daysBefore,
  freshDays,
  recentDays,
  storedDays,
} from './spread.rules.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** A day of the site, with the days and instants that count from it. */
export type SiteDay = {
  day: string;
  /** Partners of lists since then are not repeated. */
  recentSince: string;
  freshSince: string;
  activeSince: Date;
  storedSince: string;
  announcedSince: string;
};

/** Today where the site is. */
export async function findSiteDay({ database, now }: Sources): Promise<SiteDay> {
  const instant = now();
  const day = todayAt(await findSiteSettings(database), instant);
  return {
    day,
    recentSince: daysBefore(day, recentDays),
    freshSince: daysBefore(day, freshDays),
    activeSince: new Date(instant.getTime() - activeDays * 86_400_000),
    storedSince: daysBefore(day, storedDays),
    announcedSince: daysBefore(day, announcedDays),
  };
}

/** Some list owners of a day, with what the stages read of them and decide for them. */
export type Batch = SiteDay &
  DayPlan & {
    matching: MatchingContext;
    owners: ReadonlyMap<number, Candidate>;
    /** The partners on each owner's lists of the last days, the least recent first. */
    recentPartners: ReadonlyMap<number, readonly number[]>;
  };

export async function readBatch(
  context: Sources,
  { day, accountIds }: { day: SiteDay; accountIds: readonly number[] },
): Promise<Batch> {
  const matching = await findMatchingContext(context);
  const past = await listPastLists(context.database, {
    accountIds,
    from: day.recentSince,
    before: day.day,
  });
  const batch: Batch = {
    ...day,
    matching,
    owners: await findCandidates(context, { accountIds, ...matching }),
    recentPartners: new Map(
      [...Map.groupBy(past, ({ accountId }) => accountId)].map(([id, lists]) => [id, listPartners(lists)]),
    ),
    members: new Map(),
    suggestions: [],
  };
  await loadMembers(context, { batch, accountIds });
  return batch;
}

/** The partners of some lists, each at their latest appearance. */
function listPartners(lists: readonly { partnerIds: readonly number[] }[]): number[] {
  const latestFirst = lists.toReversed().flatMap(({ partnerIds }) => partnerIds);
  return [...new Set(latestFirst)].toReversed();
}

/** Reads those of some members that the batch has not read yet, and returns all of them. */
export async function loadMembers(
  { database }: Sources,
  { batch, accountIds }: { batch: Batch; accountIds: readonly number[] },
): Promise<DayMember[]> {
  const missing = accountIds.filter((id) => !batch.members.has(id));
  const found = await listDayMembers(database, { ...batch, accountIds: missing });
  for (const member of found) {
    const soughtGenders = soughtGendersOf(member.gender);
    batch.members.set(member.accountId, { ...member, soughtGenders });
  }
  return accountIds.flatMap((id) => batch.members.get(id) ?? []);
}

type BatchQuery = Pick<CandidateQuery, 'only' | 'condition'> & {
  batch: Batch;
  accountId: number;
  excluded: readonly number[];
  least: number;
};

/**
 * The best candidates of a batch's owner where each suits the other, without those they avoid, are connected with or have an interest
 * with that waits. Repeated with the found ones excluded, it continues.
 */
export async function rankForOwner(
  context: Sources,
  { batch, accountId, excluded, condition, ...query }: BatchQuery,
): Promise<{ ids: number[]; isLast: boolean }> {
  const owner = batch.owners.get(accountId);
  if (owner === undefined) return { ids: [], isLast: true };
  const unavailable = await listUnavailable(context.database, { accountId, states: knownStates });
  const seeker = { ...owner, ...batch.matching, genders: soughtGendersOf(owner.gender) };
  return rankCandidates(context, {
    ...query,
    seeker: await orderFor(context, seeker),
    condition: allOf([meetsHalfBothWays(seeker), ...(condition === undefined ? [] : [condition])]),
    excluded: [...unavailable, ...excluded],
    phase: firstPhase,
  });
}
