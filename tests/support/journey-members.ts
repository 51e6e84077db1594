import type { SessionData } from '#contract/accounts/session-data.ts';
import { register } from '#contract/accounts/register.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { insertAccount, insertRegistration } from '#server/features/accounts/accounts.repository.ts';
import { hashPassword } from '#server/features/accounts/hash-password.ts';
import { startSession } from '#server/features/accounts/start-session.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { createProfile } from '#server/features/profiles/profiles.ts';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';

const client = { address: '192.0.2.1', userAgent: 'a journey' };

/** Hashes are slow on purpose, and nearly everybody here has the same password. */
const hashes = new Map<string, Promise<string>>();

/** Puts a verified member into the database of a running product, as a registration and its code would. */
export async function insertMember(store: Store, person: RegistrationInput): Promise<number> {
  const input = register.input.parse(person);
  const choices = await findChoices(store);
  const religion = resolveChoice(choices, { list: 'religion', text: input.religion });
  const typedCommunity = { list: 'community', text: input.community, parents: [religion] } as const;
  const profile = {
    profileFor: input.profile_for,
    gender: input.gender,
    firstName: input.firstname,
    lastName: input.lastname,
    dateOfBirth: input.dob,
    religion,
    community: resolveChoice(choices, typedCommunity),
  };
  const passwordHash = await hashOnce(input.password);
  const now = store.now();
  const { email, mobile } = input;
  return store.database.transaction().execute(async (database) => {
    const account = { email, mobile, passwordHash, createdAt: now, emailVerifiedAt: now };
    const accountId = await insertAccount(database, account);
    if (accountId === null) throw new Error(`${email} is taken`);
    await createProfile(database, { ...profile, accountId, now });
    await insertRegistration(database, { accountId, ...client, termsVersion: '1', createdAt: now });
    return accountId;
  });
}

/** Signs a member in beside the product, from a device that no browser is. */
export async function openSession(store: Store, accountId: number): Promise<SessionData> {
  return startSession(store, { accountId, client });
}

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
