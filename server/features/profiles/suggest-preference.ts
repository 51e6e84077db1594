import type { EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import { ageOn } from '#contract/fields/age.ts';
import type { suggestPreference as suggestPreferenceEndpoint } from '#contract/preferences/own-preference.ts';
import type { CriterionName, Preference } from '#contract/preferences/preference.criteria.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findFirstWishes, type FirstWishes } from './first-wishes.ts';
import { countMeeting } from './fitting.ts';
import { openToNeighbours, withGeneral } from './neighbour-groups.rules.ts';
import { presentPreference } from './profiles.presenter.ts';
import { findProfile } from './profiles.repository.ts';
import {
  suggestPreference as suggest,
  type SuggestionFacts,
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
  const fitting = await openToEnough(context, { ...suggestion, accountId, whole });
  return {
    data: [presentPreference(fitting, suggestion.choices)],
    has_first_wishes: Object.keys(suggestion.wishes).length > 0,
    nobody_of: await listMissing(context, { accountId, preference: fitting }),
  };
}

/** What families know their own by, as the answer names it. */
const ownParts = {
  community: 'group',
  denomination: 'group',
  motherTongue: 'language',
  state: 'state',
} as const;
const ownCriteria = ['community', 'denomination', 'motherTongue', 'state'] as const;
type OwnPart = (typeof ownParts)[keyof typeof ownParts];

/** The own parts of a suggestion that nobody meets who meets its must-haves: nobody of My Match, then. */
async function listMissing(
  context: Context,
  { accountId, preference }: { accountId: number; preference: Preference },
): Promise<OwnPart[]> {
  const stated = ownCriteria.filter((name) => preference[name] !== null);
  const counts = await Promise.all(
    stated.map((name) =>
      countMeeting(context, { accountId, preference, names: [...preference.mustHave, name], most: 1 }),
    ),
  );
  return stated.filter((_name, index) => counts[index] === 0).map((name) => ownParts[name]);
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

/** So many members of the group should pass: a new member sees three at first. */
const enough = 3;

/**
 * The suggestion, where the group is open to its neighbours if too few of it pass the must-haves. A wish excludes nobody, so that none is
 * given up; the religion is a must-have only while a member meets it. What the person asked for stays as it is.
 */
async function openToEnough(
  context: Context,
  { accountId, whole, wishes, choices }: Suggestion & { accountId: number },
): Promise<Preference> {
  const countOf = (preference: Preference, also: readonly CriterionName[]) =>
    countMeeting(context, { accountId, preference, names: [...preference.mustHave, ...also], most: enough });
  if ((await countOf(whole, [])) === 0) return withWishedReligion(whole);
  const group = (['community', 'denomination'] as const).find((name) => whole[name] !== null);
  if (group === undefined || wishes[group] !== undefined) return whole;
  const groupsOf = (list: 'community' | 'denomination') => choices.get(list)?.byCode ?? new Map();
  const wider = openToNeighbours(whole, {
    community: groupsOf('community'),
    denomination: groupsOf('denomination'),
  });
  const own = await countOf(whole, [group]);
  return own < enough && (await countOf(wider, [group])) > own ? wider : whole;
}
