import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { changeProfile, insertProfile, type NewProfile } from './profiles.repository.ts';
import { checkDateOfBirth, type LegalAges } from './profiles.rules.ts';

export { presentPreference } from './preference.presenter.ts';
export { findPreference } from './preference.repository.ts';
export { findProfile } from './profiles.repository.ts';
export { checkDateOfBirth, type LegalAges } from './profiles.rules.ts';
export { presentProfile } from './profiles.presenter.ts';
export { readPreference } from './read-preference.ts';
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
  { database, memberChanged }: Pick<Work, 'database' | 'memberChanged'>,
  profile: RegisteredPerson & { accountId: number; now: Date },
): Promise<void> {
  const { now, ...facts } = profile;
  await insertProfile(database, { ...facts, createdAt: now, updatedAt: now });
  memberChanged(profile.accountId);
}

/**
 * Hides the income of a member from others, or shows it, inside the transaction of the settings. The time of the profile's
 * last change stays.
 */
export async function changeIncomePrivacy(
  { database, memberChanged }: Pick<Work, 'database' | 'memberChanged'>,
  { accountId, isPrivate }: { accountId: number; isPrivate: boolean },
): Promise<void> {
  await changeProfile(database, { accountId, isIncomePrivate: isPrivate });
  memberChanged(accountId);
}
