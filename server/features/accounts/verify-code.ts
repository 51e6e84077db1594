import type { SessionData } from '#contract/accounts/session-data.ts';
import type { verifyOtp } from '#contract/accounts/verify-otp.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { lockAccount } from './accounts.repository.ts';
import { proveAddress } from './prove-address.ts';
import { startSession } from './start-session.ts';

/** Verifies an address by its code and, when asked, signs in. Throws invalid_otp, too_many_attempts or account_inactive. */
export async function verifyCode(
  context: Context,
  { input, client }: { input: ValidInput<typeof verifyOtp>; client: Client },
): Promise<SessionData | null> {
  const proof = { purpose: 'enter', address: input.email, code: input.token } as const;
  const act = async ({ database }: Work, accountId: number) => {
    if (!input.is_login) return null;
    const account = await lockAccount(database, accountId);
    if (account?.status !== 'active') throw problem('account_inactive');
    return startSession({ ...context, database }, { accountId, client });
  };
  return proveAddress(context, { ...proof, client, act });
}
