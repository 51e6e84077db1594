import type { EndpointData, EndpointExtra } from '#contract/endpoint.ts';
import type { showProfile as contract } from '#contract/profiles/show-profile.ts';
import type { Choices } from '#server/features/choices/choices.ts';
import {
  emptyPreference,
  findPreference,
  presentPreference,
} from '#server/features/preferences/preferences.ts';
import type { Database } from '#server/platform/database/database.ts';
import { measureCompletion } from './completion.rules.ts';
import type { Profile } from './profiles.repository.ts';
import { presentProfile } from './profiles.presenter.ts';

export type DescribedProfile = { data: EndpointData<typeof contract> } & EndpointExtra<typeof contract>;

/** A profile as its owner reads it, with its photos, and how much of profile and preference is filled. */
export async function describeProfile(
  { database, choices }: { database: Database; choices: Choices },
  profile: Profile,
): Promise<DescribedProfile> {
  const photos = { profilePicture: null, images: [] };
  const preference = presentPreference(
    (await findPreference(database, profile.accountId)) ?? emptyPreference,
    choices,
  );
  const wire = presentProfile({ ...profile, photos }, choices);
  return { data: [wire], completion: measureCompletion({ ...wire, ...preference }) };
}
