import type { SessionData } from '#contract/accounts/session-data.ts';
import { createProfile, type RegisteredPerson } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { insertAccount, insertRegistration } from './accounts.repository.ts';
import { orderCode } from './request-code.ts';
import { startSession } from './start-session.ts';

/** Somebody who claims an invitation. The password is hashed before the transaction begins (`prepareNewPassword`). */
export type InvitedMember = {
  email: string;
  mobile: string;
  /** Whether the link that was followed went to this address, and so proves it. */
  isEmailProven: boolean;
  passwordHash: string;
  termsVersion: string;
  person: RegisteredPerson;
  client: Client;
};

/**
 * Makes a member of somebody who was invited, inside the transaction that closes the invitation. A proven address is
 * verified and signed in; another one gets a code first, as at registration. Throws already_registered.
 */
export async function admitInvited(
  context: Context,
  { work, member }: { work: Work; member: InvitedMember },
): Promise<{ accountId: number; session: SessionData | null }> {
  const now = context.now();
  const { email, mobile, isEmailProven, passwordHash, termsVersion, person, client } = member;
  const { database } = work;
  const emailVerifiedAt = isEmailProven ? now : null;
  const account = { email, mobile, passwordHash, emailVerifiedAt, createdAt: now };
  const accountId = await insertAccount(database, account);
  if (accountId === null) throw problem('already_registered');
  await createProfile(database, { ...person, accountId, now });
  await insertRegistration(database, { accountId, ...client, termsVersion, createdAt: now });
  if (!isEmailProven) {
    await orderCode(work, { purpose: 'enter', address: email, accountId, now });
    return { accountId, session: null };
  }
  return { accountId, session: await startSession({ ...context, database }, { accountId, client }) };
}
