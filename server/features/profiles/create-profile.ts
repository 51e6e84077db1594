import { changeWithholding } from '#server/features/accounts/accounts.ts';
import { findSiteSettings, type SiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { insertProfile, type NewProfile } from './profiles.repository.ts';
import { reviewOfNewProfile } from './profile-review.rules.ts';
import { checkDateOfBirth } from './profiles.rules.ts';
import { submitProfile } from './submissions.repository.ts';

/** The facts of a person that registration requires. */
export type RegisteredPerson = Omit<NewProfile, 'accountId' | 'createdAt' | 'updatedAt' | 'review'>;

/** Throws invalid_input on `dob` when the person is below the legal age of the site, or the date is in the future. */
export function requireLegalAge(
  person: { dateOfBirth: string; gender: string },
  { site, now }: { site: SiteSettings; now: Date },
): void {
  const legalAges = { bride: site.legalAgeBride, groom: site.legalAgeGroom };
  const wrong = checkDateOfBirth(person, { today: todayAt(site, now), legalAges });
  if (wrong !== null) throw fieldProblem('dob', wrong);
}

/**
 * Creates the profile of a new account, inside the transaction of the registration, and submits it to the moderators. Where the
 * site shows nothing new before its review, the member is withheld.
 */
export async function createProfile(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { now, ...facts }: RegisteredPerson & { accountId: number; now: Date },
): Promise<void> {
  const { database } = work;
  const { accountId } = facts;
  const review = reviewOfNewProfile((await findSiteSettings(database)).reviewMode);
  const times = { createdAt: now, updatedAt: now };
  await insertProfile(database, { ...facts, ...times, review: JSON.stringify(review) });
  await submitProfile(database, { accountId, kind: 'new', fields: [], now });
  if (!review.isShown) await changeWithholding(work, { accountId, isWithheld: true });
  work.memberChanged(accountId);
}
