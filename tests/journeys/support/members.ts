import type { SessionData } from '#contract/accounts/sessions.ts';
import { register } from '#contract/accounts/registration.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';
import { hashOnce, insertMember } from '#tests/factories/insert-member.ts';
import { startTestSession, testClient } from '#tests/support/start-test-session.ts';

/** Adds a verified member to the database of a running product; returns the id. */
export async function addMember(store: Store, person: RegistrationInput): Promise<number> {
  const passwordHash = await hashOnce(person.password);
  return insertMember(store, { input: register.input.parse(person), passwordHash, client: testClient });
}

/** Starts a session in the database of a running product, from a device that is no browser. */
export async function openSession(store: Store, accountId: number): Promise<SessionData> {
  return startTestSession(store, accountId);
}
