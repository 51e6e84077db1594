import { ageOn } from '#contract/age.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { suggestPreference as contract } from '#contract/preferences/suggest-preference.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { presentPreference } from './preference.presenter.ts';
import { suggestPreference as suggest } from './suggestions.rules.ts';

/** A preference that follows from the own profile. Nothing is stored. */
export async function suggestPreference(
  context: Context,
  accountId: number,
): Promise<{ data: EndpointData<typeof contract> }> {
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
  return { data: [presentPreference(suggested, choices)] };
}
