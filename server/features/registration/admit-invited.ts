import type { SessionData } from '#contract/accounts/session-data.ts';
import {
  insertAccount,
  insertRegistration,
  orderCode,
  startSession,
} from '#server/features/accounts/accounts.ts';
import { createProfile, type RegisteredPerson } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';

/** A person who claims an invitation. The password is hashed before the transaction begins (`hashNewPassword`). */
export type InvitedMember = {
  email: string;
  mobile: string;
  /** Whether the followed link was sent to this address, which proves it. */
  isEmailProven: boolean;
  passwordHash: string;
  termsVersion: string;
  person: RegisteredPerson;
  client: Client;
};

/**
 * Registers an invited person, inside the transaction that closes the invitation. With a proven address they are verified
 * and signed in; otherwise they get a code first, as at registration. Throws already_registered.
 */
export async function admitInvited(
  context: Context,
  { work, member }: { work: Work; member: InvitedMember },
): Promise<{ accountId: number; session: SessionData | null }> {
  const now = context.now();
  const { email, mobile, isEmailProven, passwordHash, termsVersion, person, client } = member;
  const { database } = work;
  const emailVerifiedAt = isEmailProven ? now : null;
  const accountId = await insertAccount(database, {
    email,
    mobile,
    passwordHash,
    emailVerifiedAt,
    createdAt: now,
  });
  if (accountId === null) throw problem('already_registered');
  await createProfile(work, { ...person, accountId, now });
  await insertRegistration(database, { accountId, ...client, termsVersion, createdAt: now });
  if (!isEmailProven) {
    await orderCode(work, { purpose: 'enter', address: email, accountId, now });
    return { accountId, session: null };
  }
  const account = { id: accountId, email, role: 'user', lastSeenAt: null };
  return { accountId, session: await startSession(work, { account, client, now }) };
}
