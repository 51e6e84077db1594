import type { EndpointData } from '#contract/calls/endpoint.ts';
import { ageOn } from '#contract/fields/age.ts';
import type { suggestPreference as suggestPreferenceEndpoint } from '#contract/preferences/own-preference.ts';
import type { Preference } from '#contract/preferences/preference.criteria.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findFirstWishes } from './first-wishes.ts';
import { fitsSomebody } from './fitting.ts';
import { presentPreference } from './profiles.presenter.ts';
import { findProfile } from './profiles.repository.ts';
import {
  listLooser,
  pickMustHaves,
  suggestPreference as suggest,
  withWishedReligion,
  withWishes,
} from './suggestions.rules.ts';

/** A preference derived from the own profile, and from what the person looked for at registration. Nothing is stored. */
export async function suggestPreference(
  context: Context,
  accountId: number,
): Promise<{ data: EndpointData<typeof suggestPreferenceEndpoint> }> {
  const choices = await findChoices(context);
  const site = await findSiteSettings(context.database);
  const profile = await findProfile(context.database, accountId);
  const age = ageOn(profile.dateOfBirth, todayAt(site, context.now()));
  const suggested = suggest(
    { ...profile, age },
    {
      legalAges: { bride: site.legalAgeBride, groom: site.legalAgeGroom },
      qualificationRanks: choices.get('qualification')?.ranks ?? new Map(),
    },
  );
  const wishes = await findFirstWishes(context.database, accountId);
  const whole = withWishes(suggested, wishes);
  const fitting = await loosen(context, { accountId, whole });
  return { data: [presentPreference(fitting, choices)] };
}

/**
 * The narrowest of the looser suggestions that somebody fits. Where none of them finds anybody, giving up a wish would bring nothing, and
 * the religion is a must-have only while somebody meets it.
 */
async function loosen(
  context: Context,
  { accountId, whole }: { accountId: number; whole: Preference },
): Promise<Preference> {
  for (const preference of listLooser(whole)) {
    if (await fitsSomebody(context, { accountId, preference })) return preference;
  }
  const hasPassing = await fitsSomebody(context, { accountId, preference: pickMustHaves(whole) });
  return hasPassing ? whole : withWishedReligion(whole);
}
