import type { EndpointData, ValidInput } from '#contract/endpoint.ts';
import { type countFitting as contract, largestCount } from '#contract/preferences/count-fitting.ts';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { emptyPreference } from '#contract/preferences/stated-preference.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSeeker, readWanted } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { countByOnlyMissed, countFitting as count, type Search } from './fitting.repository.ts';
import { presentCriterionName } from './preference.presenter.ts';
import { readPreference } from './read-preference.ts';
import { changePreference } from './stated-criteria.rules.ts';

type Counts = EndpointData<typeof contract>;

/** One more than is said, to know whether there are more. */
const most = largestCount + 1;

/** Counts who fits a preference that is being edited, and when nobody does, who would without one criterion. */
export async function countFitting(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<{ data: Counts }> {
  const { database } = context;
  const choices = await findChoices(context);
  const preference = changePreference(emptyPreference, readPreference(input, choices));
  const seeker = await findSeeker(context, accountId);
  const wanted = readWanted(preference, seeker.codesOf);
  const mustHaves = new Map([...wanted].filter(([name]) => preference.mustHave.includes(name)));
  const fitting = await count(database, { seeker, wanted, most });
  // Whoever fits everything fits the must-haves.
  const isMany = fitting === most || mustHaves.size === wanted.size;
  const fittingMustHaves = isMany ? fitting : await count(database, { seeker, wanted: mustHaves, most });
  return {
    data: {
      fitting: presentCount(fitting),
      fitting_must_haves: presentCount(fittingMustHaves),
      loosen: fitting === 0 && wanted.size > 0 ? await listLoosening(context, { seeker, wanted }) : [],
    },
  };
}

/** So many criteria are advice; more of them would be a list. */
const mostAdvice = 3;
/** Members looked at for it: enough to see which criteria stand in the way of many. */
const mostLooked = mostAdvice * most;

/** The criteria that somebody would fit without. When they are very many, the most frequent ones are counted anew. */
async function listLoosening({ database }: Context, search: Search): Promise<Counts['loosen']> {
  const looked = await countByOnlyMissed(database, { ...search, most: mostLooked });
  const total = [...looked.values()].reduce((sum, number) => sum + number, 0);
  const isWhole = total < mostLooked;
  const counts: [CriterionName, number][] = [];
  for (const [name, number] of sortByCount(looked).slice(0, mostAdvice)) {
    const wanted = new Map([...search.wanted].filter(([other]) => other !== name));
    counts.push([name, isWhole ? number : await count(database, { ...search, wanted, most })]);
  }
  return sortByCount(counts).map(([name, number]) => ({
    criterion: presentCriterionName(name),
    ...presentCount(number),
  }));
}

function sortByCount(counts: Iterable<[CriterionName, number]>): [CriterionName, number][] {
  return [...counts].filter(([, number]) => number > 0).toSorted(([, one], [, other]) => other - one);
}

function presentCount(number: number): Counts['fitting'] {
  return { count: Math.min(number, largestCount), has_more: number > largestCount };
}
