import type { EndpointData, ValidInput } from '#contract/endpoint.ts';
import { type countFitting as contract, largestCount } from '#contract/preferences/count-fitting.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { listWanted } from './list-wanted.ts';
import { countByOnlyMissed, countFitting as count, type Search } from './fitting.repository.ts';
import { presentCriterionName } from './preferences.presenter.ts';
import { emptyPreference, listSoughtGenders } from './preferences.rules.ts';
import { readPreference } from './read-preference.ts';
import { changePreference } from './stated-criteria.rules.ts';

type Counts = EndpointData<typeof contract>;

/** Counts who fits a preference that is being edited, and when nobody does, who would without one criterion. */
export async function countFitting(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<{ data: Counts }> {
  const { database, now } = context;
  const choices = await findChoices(context);
  const preference = changePreference(emptyPreference, readPreference(input, choices));
  const { gender } = await findProfile(database, accountId);
  const today = todayAt(await findSiteSettings(database), now());
  const seeker = { accountId, genders: listSoughtGenders(gender), today };

  const wanted = listWanted(preference, choices);
  const mustHaves = new Map([...wanted].filter(([name]) => preference.mustHave.includes(name)));
  const most = largestCount + 1;
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

async function listLoosening({ database }: Context, search: Search): Promise<Counts['loosen']> {
  const counts = [...(await countByOnlyMissed(database, search))].filter(([, number]) => number > 0);
  return counts
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, number]) => ({ criterion: presentCriterionName(name), ...presentCount(number) }));
}

function presentCount(number: number): Counts['fitting'] {
  return { count: Math.min(number, largestCount), has_more: number > largestCount };
}
