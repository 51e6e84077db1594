import type { EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import { ageOn } from '#contract/fields/age.ts';
import type { suggestPreference as suggestPreferenceEndpoint } from '#contract/preferences/own-preference.ts';
import type { Preference } from '#contract/preferences/preference.criteria.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findFirstWishes, type FirstWishes } from './first-wishes.ts';
import { countFittingAll } from './fitting.ts';
import { openToNeighbours, withGeneral } from './neighbour-groups.rules.ts';
import { presentPreference } from './profiles.presenter.ts';
import { findProfile } from './profiles.repository.ts';
import {
  narrowing,
  pickMustHaves,
  suggestPreference as suggest,
  type SuggestionFacts,
  withoutNarrowing,
  withWishedReligion,
  withWishes,
} from './suggestions.rules.ts';

/** A preference derived from the own profile, and from what the person looked for at registration. Nothing is stored. */
export async function suggestPreference(
  context: Context,
  accountId: number,
): Promise<
  { data: EndpointData<typeof suggestPreferenceEndpoint> } & EndpointExtra<typeof suggestPreferenceEndpoint>
> {
  const profile = await findProfile(context.database, accountId);
  const suggestion = await findSuggestion(context, {
    accountId,
    readFacts: (site) => ({ ...profile, age: ageOn(profile.dateOfBirth, todayAt(site, context.now())) }),
  });
  const whole = withGeneralSect(suggestion);
  const fitting = await keepFitting(context, { ...suggestion, accountId, whole });
  return {
    data: [presentPreference(fitting, suggestion.choices)],
    nobody_of: sayGivenUp((name) => whole[name] !== null && fitting[name] === null),
  };
}

function sayGivenUp(
  isGivenUp: (name: (typeof ownGroups)[number]) => boolean,
): 'group' | 'language' | 'both' | null {
  const isGroupLost = isGivenUp('community') || isGivenUp('denomination');
  if (!isGivenUp('motherTongue')) return isGroupLost ? 'group' : null;
  return isGroupLost ? 'both' : 'language';
}

/** The suggestion, open to those who state their sect in general; what a person asked for stays as it is. */
function withGeneralSect({ whole, wishes, choices }: Suggestion): Preference {
  if (whole.denomination === null || wishes.denomination !== undefined) return whole;
  const sects = choices.get('denomination')?.byCode ?? new Map();
  return { ...whole, denomination: whole.denomination.flatMap((code) => withGeneral(code, sects)) };
}

type SiteSettings = Awaited<ReturnType<typeof findSiteSettings>>;
type Choices = Awaited<ReturnType<typeof findChoices>>;
type Suggestion = { whole: Preference; wishes: FirstWishes; choices: Choices };

/** The suggestion for a member, before anything of it is given up. */
export async function findSuggestion(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { accountId, readFacts }: { accountId: number; readFacts: (site: SiteSettings) => SuggestionFacts },
): Promise<Suggestion> {
  const [choices, site, wishes] = await Promise.all([
    findChoices({ database, now }),
    findSiteSettings(database),
    findFirstWishes(database, accountId),
  ]);
  const suggested = suggest(readFacts(site), {
    legalAges: { bride: site.legalAgeBride, groom: site.legalAgeGroom },
    qualificationRanks: choices.get('qualification')?.ranks ?? new Map(),
  });
  return { whole: withWishes(suggested, wishes), wishes, choices };
}

/** By these families know their own. */
const ownGroups = ['community', 'denomination', 'motherTongue'] as const;

/** So many members should fit everything of a suggestion: a new member sees three at first. */
const enough = 3;

/**
 * The suggestion without what too few people fit. Each criterion is kept while enough members fit it together with those before it, or as
 * many as without it; the own group and the mother tongue are kept for a single member, and the group may be widened to its neighbours. The
 * religion is a must-have only while a member meets it.
 */
async function keepFitting(
  context: Context,
  { accountId, whole, wishes, choices }: Suggestion & { accountId: number },
): Promise<Preference> {
  const countOf = (preference: Preference, most: number) =>
    countFittingAll(context, { accountId, preference, most });
  if ((await countOf(whole, enough)) === enough) return whole;
  // What the person asked for is never given up.
  let kept = withWishes(withoutNarrowing(whole), wishes);
  let fitting = await countOf(kept, enough);
  if (fitting === 0) {
    // Giving up a wish would bring nothing.
    const isMet = (await countOf(pickMustHaves(whole), 1)) > 0;
    return isMet ? whole : withWishedReligion(whole);
  }
  for (const name of narrowing) {
    const narrower = listNarrower(kept, { name, whole, choices });
    const counts = await Promise.all(narrower.map((preference) => countOf(preference, fitting)));
    const best = Math.max(...counts);
    if (best === fitting || (ownGroups.some((own) => own === name) && best > 0)) {
      kept = narrower[counts.indexOf(best)] ?? kept;
      fitting = best;
    }
  }
  return kept;
}

/** A preference with one more criterion of the whole suggestion; for the group also with its neighbours. */
function listNarrower(
  kept: Preference,
  { name, whole, choices }: Pick<Suggestion, 'whole' | 'choices'> & { name: (typeof narrowing)[number] },
): Preference[] {
  if (kept[name] !== null || whole[name] === null) return [];
  if (!isGroup(name)) return [{ ...kept, [name]: whole[name] }];
  const groupsOf = (list: 'community' | 'denomination') => choices.get(list)?.byCode ?? new Map();
  const groups = { community: groupsOf('community'), denomination: groupsOf('denomination') };
  return [whole, openToNeighbours(whole, groups)].map((preference) => ({
    ...kept,
    [name]: preference[name],
  }));
}

function isGroup(name: (typeof narrowing)[number]): name is 'community' | 'denomination' {
  return name === 'community' || name === 'denomination';
}
