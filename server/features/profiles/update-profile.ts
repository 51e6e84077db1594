import type { ValidInput } from '#contract/endpoint.ts';
import { sentenceOf } from '#contract/messages.ts';
import { formNameOf } from '#contract/profiles/profile.wire.ts';
import type { updateProfile as contract } from '#contract/profiles/update-profile.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { arrangePhotos } from '#server/features/photos/photos.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findConflicts } from '#server/platform/find-conflicts.ts';
import { problem } from '#server/platform/problem.ts';
import { describeOwnProfile, describeProfile, type DescribedProfile } from './describe-profile.ts';
import { changeProfile, lockProfile, type Profile } from './profiles.repository.ts';
import { requireLegalAge } from './profiles.ts';
import { storeFiles } from './store-files.ts';
import { readFacts } from './stored-facts.rules.ts';

/**
 * Changes what the form names and leaves everything else. Throws changed_elsewhere, with the fields, when one of them was
 * changed since the client read it; invalid_input for an age below the law's or a photo that is not the member's own.
 */
export async function updateProfile(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<DescribedProfile> {
  const { file, images, previous, ...form } = input;
  const choices = await findChoices(context);
  const now = context.now();
  const photos = await storeFiles(context, { accountId, file, images });

  return context.transact(async (work) => {
    const sources = { database: work.database, choices };
    const profile = await lockProfile(work.database, accountId);
    const before = previous && (await describeOwnProfile(sources, profile));
    const facts = readFacts(form, {
      resolve: (typed) => resolveChoice(choices, typed),
      current: profile,
    });
    const changed = await changeProfile(work.database, { ...facts, accountId, updatedAt: now });
    if (changed.dateOfBirth !== profile.dateOfBirth || changed.gender !== profile.gender) {
      await requireLegalAgeAt(now, { database: work.database, profile: changed });
    }
    await arrangePhotos(work, { accountId, ...photos });
    work.memberChanged(accountId);
    const after = await describeProfile(sources, changed);
    // Found after the change, in its own words: whatever is thrown here takes the change back.
    if (before) refuseConflicts(findConflicts({ previous, current: before, wanted: { ...after.data[0] } }));
    return after;
  });
}

async function requireLegalAgeAt(
  now: Date,
  { database, profile }: { database: Database; profile: Profile },
): Promise<void> {
  const site = await findSiteSettings(database);
  const legalAges = { bride: site.legalAgeBride, groom: site.legalAgeGroom };
  requireLegalAge(profile, { today: todayAt(site, now), legalAges });
}

function refuseConflicts(wireNames: readonly string[]): void {
  if (wireNames.length === 0) return;
  const message = sentenceOf('validation.changed_elsewhere');
  throw problem('changed_elsewhere', {
    errors: wireNames.map((name) => ({ field: formNameOf(name), message })),
  });
}
