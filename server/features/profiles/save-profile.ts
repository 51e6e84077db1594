import { isListed, listCodesNamed, type Choices } from '#server/features/choices/choices.ts';
import { changeWithholding } from '#server/features/accounts/accounts.ts';
import { findSiteSettings, type SiteSettings } from '#server/features/site/site.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { requireLegalAge } from './create-profile.ts';
import { listChanged, planSave, type ProfileReview } from './profile-review.rules.ts';
import { changeProfile, type Profile } from './profiles.repository.ts';
import type { StoredFacts } from './profiles.rules.ts';
import { latestVersion, readReview } from './read-review.ts';
import { submitProfile, withdrawProfile } from './submissions.repository.ts';

type Save = {
  /** The row, which the transaction has locked. */
  profile: Profile;
  facts: StoredFacts;
  changesPhotos: boolean;
  choices: Choices;
  mode: SiteSettings['reviewMode'];
  now: Date;
};

/**
 * Saves what a member states: what needs no review at once, the rest as the site's review mode says, and submits it to the
 * moderators. Returns the profile as its owner sees it.
 */
export async function saveProfile(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { profile, facts, changesPhotos, choices, mode, now }: Save,
): Promise<Profile> {
  const { database } = work;
  const { accountId } = profile;
  const before = readReview(profile);
  const plan = planSave({
    profile,
    review: before,
    facts,
    changesPhotos,
    mode,
    // Suggested words are stored as they are written, values of lists as codes.
    isListed: ({ list, value }) =>
      isListed(choices, { list, value }) || listCodesNamed(choices, { list, text: value }).length > 0,
  });
  const { review } = plan;
  const stored = await changeProfile(database, {
    ...plan.facts,
    accountId,
    review: review === null ? null : JSON.stringify(review),
    updatedAt: now,
  });
  await withholdWhenHidden(work, { accountId, before, review });
  if (plan.isSubmitted && review !== null) {
    await submitProfile(database, { accountId, kind: review.kind, fields: Object.keys(review.changes), now });
  } else if (review === null && profile.review !== null) {
    await withdrawProfile(database, accountId);
  }
  return latestVersion(stored);
}

/** A new profile that others saw is withheld when it has to wait for a moderator after all. */
async function withholdWhenHidden(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { accountId, before, review }: Record<'before' | 'review', ProfileReview | null> & { accountId: number },
): Promise<void> {
  if (review?.kind !== 'new' || review.isShown || before?.isShown !== true) return;
  await changeWithholding(work, { accountId, isWithheld: true });
}

/** A moderator's decision about the profile of a member, whose row the transaction has locked. */
type Decision = { profile: Profile; decision: 'approve' | 'reject'; reason: string | null; now: Date };

/**
 * Approves what waits of a profile, or rejects it: a new profile is then withheld, a changed one shows the approved values.
 * Returns whether the member became visible or invisible to others. Throws invalid_input on `dob` for a date of birth below the legal age.
 */
export async function decideProfile(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { profile, decision, reason, now }: Decision,
): Promise<{ isVisibilityChanged: boolean }> {
  const { accountId } = profile;
  const review = readReview(profile);
  if (review === null) return { isVisibilityChanged: false };
  const isApproved = decision === 'approve';
  if (isApproved) await checkWaitingAge(work, { profile, review, now });
  const decided = isApproved
    ? null
    : { ...review, state: 'rejected', isShown: false, wasRejected: true, reason };
  await changeProfile(work.database, {
    ...listChanged(review, isApproved ? 'after' : 'before'),
    accountId,
    review: decided === null ? null : JSON.stringify(decided),
    ...(isApproved && !review.isShown && { updatedAt: now }),
  });
  const isVisibilityChanged = review.kind === 'new' && isApproved !== review.isShown;
  if (isVisibilityChanged) await changeWithholding(work, { accountId, isWithheld: !isApproved });
  work.memberChanged(accountId);
  return { isVisibilityChanged };
}

/** Gender or legal age may have changed since a date of birth was saved. Throws invalid_input on `dob`. */
async function checkWaitingAge(
  { database }: Pick<Work, 'database'>,
  { profile, review, now }: { profile: Profile; review: ProfileReview; now: Date },
): Promise<void> {
  if (review.changes.dateOfBirth === undefined && review.changes.gender === undefined) return;
  const site = await findSiteSettings(database);
  requireLegalAge({ ...profile, ...listChanged(review, 'after') }, { site, now });
}
