import type { SessionData } from '#contract/accounts/sessions.ts';
import { findAccountById, startSession } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { changeMembers } from './change-members.ts';

/** The address and user agent of the calls of tests. */
export const testClient: Client = { address: '192.0.2.1', userAgent: 'lightMyRequest' };

/** Starts a session of an account without the password or code that signing in takes. */
export async function startTestSession(
  { database, now }: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<SessionData> {
  return changeMembers(database, async (work) => {
    const account = await findAccountById(work.database, accountId);
    if (account === undefined) throw new Error(`There is no account ${accountId}`);
    return startSession(work, { account, client: testClient, now: now() });
  });
}

/** Signs a person in again whose session has ended since: those of administrators last half a day without use. */
export async function signInAgain(
  { context }: { context: Pick<Context, 'database' | 'now'> },
  person: { user_id: number; token: string },
): Promise<void> {
  person.token = (await startTestSession(context, person.user_id)).token;
}
