import type { EndpointData } from '#contract/calls/endpoint.ts';
import { ageOn } from '#contract/fields/age.ts';
import type { suggestPreference as suggestPreferenceEndpoint } from '#contract/preferences/own-preference.ts';
import type { Preference } from '#contract/preferences/preference.criteria.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findFirstWishes, type FirstWishes } from './first-wishes.ts';
import { countFittingAll } from './fitting.ts';
import { openToNeighbours } from './neighbour-groups.rules.ts';
import { presentPreference } from './profiles.presenter.ts';
import { findProfile } from './profiles.repository.ts';
import {
  listLooser,
  pickMustHaves,
  suggestPreference as suggest,
  type SuggestionFacts,
  withWishedReligion,
  withWishes,
} from './suggestions.rules.ts';

/** A preference derived from the own profile, and from what the person looked for at registration. Nothing is stored. */
export async function suggestPreference(
  context: Context,
  accountId: number,
): Promise<{ data: EndpointData<typeof suggestPreferenceEndpoint> }> {
  const profile = await findProfile(context.database, accountId);
  const { whole, wishes, choices } = await findSuggestion(context, {
    accountId,
    readFacts: (site) => ({ ...profile, age: ageOn(profile.dateOfBirth, todayAt(site, context.now())) }),
  });
  const fitting = await loosen(context, { accountId, whole, wishes, choices });
  return { data: [presentPreference(fitting, choices)] };
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

/** So many members have to fit everything of a suggestion, where there are as many. */
const enough = 10;

/**
 * The narrowest of the looser suggestions that enough members fit, or as many as fit the loosest one. The religion is a must-have
 * only while somebody meets it.
 */
async function loosen(
  context: Context,
  { accountId, whole, wishes, choices }: Suggestion & { accountId: number },
): Promise<Preference> {
  const groupsOf = (list: 'community' | 'denomination') => choices.get(list)?.byCode ?? new Map();
  const groups = { community: groupsOf('community'), denomination: groupsOf('denomination') };
  const looser = listLooser(openToNeighbours(whole, groups));
  // What the person asked for is never given up.
  const all = [whole, ...looser.map((preference) => withWishes(preference, wishes))];
  const countOf = (preference: Preference, most: number) =>
    countFittingAll(context, { accountId, preference, most });
  const least = await countOf(all.at(-1) ?? whole, enough);
  if (least === 0) {
    // Giving up a wish would bring nothing.
    const isMet = (await countOf(pickMustHaves(whole), 1)) > 0;
    return isMet ? whole : withWishedReligion(whole);
  }
  for (const preference of all) if ((await countOf(preference, enough)) >= least) return preference;
  return whole;
}
