import type { login, SessionData } from '#contract/accounts/sessions.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { noteAccount } from '#server/platform/logging/security-log.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { findAccountByIdentifier, lockAccount } from './accounts.repository.ts';
import { forgiveAttempt, guardAttempt } from './attempts.ts';
import { isRightPassword } from './passwords.ts';
import { requestCode } from './codes.ts';
import { refuseInactive } from './refuse-inactive.ts';
import { startSession } from './sessions.ts';

/**
 * Signs in with a password. Throws invalid_credentials whichever part was wrong, too_many_attempts,
 * account_inactive, account_suspended, account_banned, or email_not_verified (then a code is on its way).
 */
export async function signIn(
  context: Context,
  { input, client }: { input: ValidInput<typeof login>; client: Client },
): Promise<SessionData> {
  const attempt = {
    kind: 'password',
    identifier: input.emailOrMobile,
    address: client.address,
  } as const;
  await guardAttempt(context, attempt);
  const account = await findAccountByIdentifier(context.database, input.emailOrMobile);
  if (account !== undefined) noteAccount(account.id);
  const isRight = await isRightPassword(input.password, account?.passwordHash);
  if (account === undefined || !isRight) throw problem('invalid_credentials');
  await forgiveAttempt(context, attempt);
  if (account.status !== 'active')
    await refuseInactive(context.database, { accountId: account.id, now: context.now() });
  if (account.emailVerifiedAt === null) {
    await sendCodeUnlessSent(context, input.emailOrMobile);
    throw problem('email_not_verified');
  }
  return context.transact(async (work) => {
    // The password may have been replaced, or the account switched off, while the hash was computed.
    const current = await lockAccount(work.database, account.id);
    if (current?.passwordHash !== account.passwordHash) throw problem('invalid_credentials');
    const now = context.now();
    if (current.status !== 'active') await refuseInactive(work.database, { accountId: current.id, now });
    return startSession(work, { account: current, client, now });
  });
}

/** A code for the address that was entered, unless one was sent a moment ago, or too many. */
async function sendCodeUnlessSent(context: Context, address: string): Promise<void> {
  try {
    await requestCode(context, { purpose: 'enter', address });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
