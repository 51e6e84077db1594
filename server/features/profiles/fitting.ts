import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import {
  type countFitting as countFittingEndpoint,
  largestCount,
} from '#contract/preferences/own-preference.ts';
import {
  type CriterionName,
  emptyPreference,
  formNameOf,
} from '#contract/preferences/preference.criteria.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSeeker, readStatedCriteria } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { countMeetingAll, countMissingOne, type FittingQuery } from './fitting.repository.ts';
import { changePreference } from './preference.rules.ts';
import { readPreference } from './own-preference.ts';

type Counts = EndpointData<typeof countFittingEndpoint>;

/** One more than the largest count in an answer, to know whether there are more. */
const most = largestCount + 1;

/** Counts the members who fit a preference that is being edited; when none does, the members who fit all but one criterion. */
export async function countFitting(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof countFittingEndpoint> },
): Promise<{ data: Counts }> {
  const { database } = context;
  const choices = await findChoices(context);
  const preference = changePreference(emptyPreference, readPreference(input, choices));
  const seeker = await findSeeker(context, accountId);
  const stated = readStatedCriteria(preference, seeker.codesOf);
  const mustHaves = new Map([...stated].filter(([name]) => preference.mustHave.includes(name)));
  const fitting = await countMeetingAll(database, { seeker, stated, most });
  // A member who fits everything fits the must-haves, too.
  const isSame = fitting === most || mustHaves.size === stated.size;
  const fittingMustHaves = isSame
    ? fitting
    : await countMeetingAll(database, { seeker, stated: mustHaves, most });
  return {
    data: {
      fitting: presentCount(fitting),
      fitting_must_haves: presentCount(fittingMustHaves),
      loosen: fitting === 0 && stated.size > 0 ? await listLoosening(context, { seeker, stated }) : [],
    },
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

function presentCount(number: number): Counts['fitting'] {
  return { count: Math.min(number, largestCount), has_more: number > largestCount };
}
