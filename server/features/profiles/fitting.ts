import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import {
  type countFitting as countFittingEndpoint,
  largestCount,
} from '#contract/preferences/own-preference.ts';
import {
  type CriterionName,
  emptyPreference,
  formNameOf,
  type Preference,
} from '#contract/preferences/preference.criteria.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import {
  countCandidates,
  findSeeker,
  listUnavailable,
  meetsWishes,
  readStatedCriteria,
  settledStates,
  type Wishes,
} from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { countMeetingAll, countMissingOne, type FittingQuery } from './fitting.repository.ts';
import { changePreference } from './preference.rules.ts';
import { readPreference } from './own-preference.ts';

type Counts = EndpointData<typeof countFittingEndpoint>;

/** One more than the largest count in an answer, to know whether there are more. */
const most = largestCount + 1;

/**
 * Counts the members who fit a preference that is being edited, of those that My matches would list with it: they pass the must-haves of
 * both sides. When none fits everything, counts those who fit all but one criterion.
 */
export async function countFitting(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof countFittingEndpoint> },
): Promise<{ data: Counts }> {
  const { database } = context;
  const choices = await findChoices(context);
  const preference = changePreference(emptyPreference, readPreference(input, choices));
  const query = await findQuery(context, { accountId, preference });
  const { seeker, stated, excluded } = query;
  const fitting = await countMeetingAll(database, { ...query, most });
  // Counted as My matches and More matches are, so that the numbers are the same.
  const countPassing = async (wishes: Wishes) => {
    const condition = meetsWishes(seeker, wishes);
    const { count, hasMore } = await countCandidates(context, { seeker, excluded, condition });
    // In a large population not everyone is counted.
    return { count: Math.max(count, Math.min(fitting, largestCount)), has_more: hasMore };
  };
  return {
    data: {
      fitting: presentCount(fitting),
      fitting_half: await countPassing('half'),
      fitting_must_haves: await countPassing('any'),
      loosen: fitting === 0 && stated.size > 0 ? await listLoosening(context, query) : [],
    },
  };
}

type Edited = { accountId: number; preference: Preference };

/** How many meet some criteria of a preference that is not stored, counted up to `most`. */
export async function countMeeting(
  context: Context,
  { names, most: limit, ...edited }: Edited & { names: readonly CriterionName[]; most: number },
): Promise<number> {
  const query = await findQuery(context, edited);
  const stated = new Map([...query.stated].filter(([name]) => names.includes(name)));
  return countMeetingAll(context.database, { ...query, stated, most: limit });
}

async function findQuery(context: Context, { accountId, preference }: Edited): Promise<FittingQuery> {
  const own = await findSeeker(context, accountId);
  const stated = readStatedCriteria(preference, own.codesOf);
  const mustHave = new Set(preference.mustHave);
  return {
    seeker: { ...own, preference: { ...own.preference, stated, mustHave } },
    stated,
    excluded: await listUnavailable(context.database, { accountId, states: settledStates }),
  };
}

/** The most criteria that are suggested for loosening. */
const mostSuggested = 3;
/** The most members counted for it: enough to see which criteria exclude many. */
const mostCounted = mostSuggested * most;

/** The criteria without which members would fit. When the limit cut the counts, the suggested criteria are counted again. */
async function listLoosening({ database }: Context, query: FittingQuery): Promise<Counts['loosen']> {
  const missing = await countMissingOne(database, { ...query, most: mostCounted });
  const total = [...missing.values()].reduce((sum, number) => sum + number, 0);
  const isComplete = total < mostCounted;
  const counts: [CriterionName, number][] = [];
  for (const [name, number] of sortByCount(missing).slice(0, mostSuggested)) {
    const stated = new Map([...query.stated].filter(([other]) => other !== name));
    counts.push([name, isComplete ? number : await countMeetingAll(database, { ...query, stated, most })]);
  }
  return sortByCount(counts).map(([name, number]) => ({
    criterion: formNameOf(name),
    ...presentCount(number),
  }));
}

function sortByCount(counts: Iterable<[CriterionName, number]>): [CriterionName, number][] {
  return [...counts].filter(([, number]) => number > 0).toSorted(([, one], [, other]) => other - one);
}

/** A count as answers say it: no number above the largest one. */
export function presentCount(number: number): Counts['fitting'] {
  return { count: Math.min(number, largestCount), has_more: number > largestCount };
}
