import { refreshMatching } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { changeProfile, insertProfile, type NewProfile } from './profiles.repository.ts';
import { checkDateOfBirth, type LegalAges } from './profiles.rules.ts';

export { findProfile } from './profiles.repository.ts';
export { checkDateOfBirth, type LegalAges } from './profiles.rules.ts';
export { presentProfile } from './profiles.presenter.ts';
export { showProfile } from './show-profile.ts';
export { readFacts, type ResolveText, type StoredFacts } from './stored-facts.rules.ts';

/** The facts of a person that registration asks for. */
export type RegisteredPerson = Omit<NewProfile, 'accountId' | 'createdAt' | 'updatedAt'>;

/** Throws invalid_input on `dob` when the person may not marry yet, or the date lies ahead. */
export function requireLegalAge(
  person: { dateOfBirth: string; gender: string },
  rules: { today: string; legalAges: LegalAges },
): void {
  const wrong = checkDateOfBirth(person, rules);
  if (wrong !== null) throw fieldProblem('dob', wrong);
}

/** Creates the profile of a new account, inside the registration's transaction. */
export async function createProfile(
  database: Database,
  profile: RegisteredPerson & { accountId: number; now: Date },
): Promise<void> {
  const { now, ...facts } = profile;
  await insertProfile(database, { ...facts, createdAt: now, updatedAt: now });
  await refreshMatching(database, [profile.accountId]);
}

/**
 * Keeps the income of a member private or tells it, inside the transaction of the settings. It is no news of the profile, so the
 * time of its last change stays.
 */
export async function keepIncomePrivate(
  database: Database,
  { accountId, isPrivate }: { accountId: number; isPrivate: boolean },
): Promise<void> {
  await changeProfile(database, { accountId, isIncomePrivate: isPrivate });
  await refreshMatching(database, [accountId]);
}
