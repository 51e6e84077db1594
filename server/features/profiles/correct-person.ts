import type { genders } from '#contract/profiles/fixed-choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { requireLegalAge } from './create-profile.ts';
import { changeProfile, lockProfile } from './profiles.repository.ts';
import { latestVersion, readReview } from './read-review.ts';

/** The gender and the date of birth of a person. */
export type PersonFacts = { gender: string; dateOfBirth: string };

/**
 * Corrects gender or date of birth for a member, who cannot change the gender. Both are checked together against the legal age. What
 * waits for a moderator of them is dropped. Returns the facts before and after; throws invalid_input on `dob`.
 */
export async function correctPerson(
  work: Pick<Work, 'database' | 'memberChanged'>,
  correction: {
    accountId: number;
    gender?: (typeof genders)[number] | undefined;
    dateOfBirth?: string | undefined;
    now: Date;
  },
): Promise<{ before: PersonFacts; after: PersonFacts }> {
  const { database } = work;
  const { accountId, now } = correction;
  const profile = await lockProfile(database, accountId);
  const latest = latestVersion(profile);
  const before = { gender: latest.gender, dateOfBirth: latest.dateOfBirth };
  const after = {
    gender: correction.gender ?? before.gender,
    dateOfBirth: correction.dateOfBirth ?? before.dateOfBirth,
  };
  const site = await findSiteSettings(database);
  const legalAges = { bride: site.legalAgeBride, groom: site.legalAgeGroom };
  requireLegalAge(after, { today: todayAt(site, now), legalAges });
  const review = readReview(profile);
  const { gender: _gender, dateOfBirth: _birth, ...changes } = review?.changes ?? {};
  await changeProfile(database, {
    ...after,
    accountId,
    review: review === null ? null : JSON.stringify({ ...review, changes }),
    updatedAt: now,
  });
  work.memberChanged(accountId);
  return { before, after };
}
