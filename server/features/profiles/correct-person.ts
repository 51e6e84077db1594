import type { genders } from '#contract/profiles/fixed-choices.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { requireLegalAge } from './create-profile.ts';
import { changeProfile, lockProfile } from './profiles.repository.ts';
import { listChanged, type ProfileReview } from './profile-review.rules.ts';
import { readReview } from './read-review.ts';
import { withdrawProfile } from './submissions.repository.ts';

/** The gender and the date of birth of a person. */
export type PersonFacts = { gender: string; dateOfBirth: string };

/**
 * Corrects gender or date of birth for a member in what others see, where a change by the member would wait for a moderator. Both are
 * checked together against the legal age, also with a date of birth that waits for a moderator; a corrected one waits no longer. Returns
 * the facts before and after; throws invalid_input on `dob`.
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
  const before = { gender: profile.gender, dateOfBirth: profile.dateOfBirth };
  const after = {
    gender: correction.gender ?? before.gender,
    dateOfBirth: correction.dateOfBirth ?? before.dateOfBirth,
  };
  const review = withoutCorrected(readReview(profile), correction);
  const site = await findSiteSettings(database);
  requireLegalAge(after, { site, now });
  if (review?.state === 'waiting') {
    requireLegalAge({ ...after, ...listChanged(review, 'after') }, { site, now });
  }
  await changeProfile(database, {
    ...after,
    accountId,
    review: review === null ? null : JSON.stringify(review),
    updatedAt: now,
  });
  if (review === null && profile.review !== null) await withdrawProfile(database, accountId);
  work.memberChanged(accountId);
  return { before, after };
}

/** What waits or was rejected without the corrected facts; null when nothing is left of it. */
function withoutCorrected(
  review: ProfileReview | null,
  { gender, dateOfBirth }: { gender?: string | undefined; dateOfBirth?: string | undefined },
): ProfileReview | null {
  if (review === null) return null;
  const changes = { ...review.changes };
  if (gender !== undefined) delete changes.gender;
  if (dateOfBirth !== undefined) delete changes.dateOfBirth;
  const isEmpty = review.kind === 'changed' && Object.keys(changes).length === 0;
  return isEmpty ? null : { ...review, changes };
}
