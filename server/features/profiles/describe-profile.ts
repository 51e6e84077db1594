import type { EndpointData, EndpointExtra } from '#contract/endpoint.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';
import type { showProfile as contract } from '#contract/profiles/show-profile.ts';
import type { Choices } from '#server/features/choices/choices.ts';
import { listPhotosOf } from '#server/features/photos/photos.ts';
import { emptyPreference } from '#contract/preferences/stated-preference.ts';
import { presentPreference } from './preference.presenter.ts';
import { findPreference } from './preference.repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import { measureCompletion } from './completion.rules.ts';
import type { Profile } from './profiles.repository.ts';
import { presentProfile } from './profiles.presenter.ts';

/** Where the rest of a profile is read from. */
type Sources = { database: Database; choices: Choices };

export type DescribedProfile = { data: EndpointData<typeof contract> } & EndpointExtra<typeof contract>;

/** A profile as its owner reads it, and how much of profile and preference is filled. */
export async function describeProfile(sources: Sources, profile: Profile): Promise<DescribedProfile> {
  const wire = await describeOwnProfile(sources, profile);
  const preference = (await findPreference(sources.database, profile.accountId)) ?? emptyPreference;
  const values = { ...wire, ...presentPreference(preference, sources.choices) };
  return { data: [wire], completion: measureCompletion(values) };
}

/** A profile with its photos as its owner reads it. */
export async function describeOwnProfile(
  { database, choices }: Sources,
  profile: Profile,
): Promise<ProfileWire> {
  const photos = await listPhotosOf(database, profile.accountId);
  return presentProfile({ ...profile, photos }, choices);
}
