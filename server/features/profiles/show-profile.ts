import { findChoices } from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import { describeProfile, type DescribedProfile } from './describe-profile.ts';
import { findProfile } from './profiles.repository.ts';

/** The own profile with what is missing in it. */
export async function showProfile(context: Context, accountId: number): Promise<DescribedProfile> {
  const choices = await findChoices(context);
  const { database } = context;
  return describeProfile({ database, choices }, await findProfile(database, accountId));
}
