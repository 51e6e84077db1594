import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { insertProfile, type NewProfile } from './profiles.repository.ts';
import { checkDateOfBirth, type LegalAges } from './profiles.rules.ts';

/** The facts of a person that registration requires. */
export type RegisteredPerson = Omit<NewProfile, 'accountId' | 'createdAt' | 'updatedAt'>;

/** Throws invalid_input on `dob` when the person is below the legal age, or the date is in the future. */
export function requireLegalAge(
  person: { dateOfBirth: string; gender: string },
  rules: { today: string; legalAges: LegalAges },
): void {
  const wrong = checkDateOfBirth(person, rules);
  if (wrong !== null) throw fieldProblem('dob', wrong);
}

/** Creates the profile of a new account, inside the transaction of the registration. */
export async function createProfile(
  { database, memberChanged }: Pick<Work, 'database' | 'memberChanged'>,
  { now, ...facts }: RegisteredPerson & { accountId: number; now: Date },
): Promise<void> {
  await insertProfile(database, { ...facts, createdAt: now, updatedAt: now });
  memberChanged(facts.accountId);
}
