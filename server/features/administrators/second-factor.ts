import { findAccountByEmail, takeSecondFactorAway } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { secondFactorResetMailJob } from './administrators.mail.ts';
import { lockOwner } from './lock-owner.ts';

/** Takes the second factor of another administrator away and signs them out. Throws not_found or not_yourself. */
export async function resetSecondFactor(
  context: Context,
  { caller, accountId, reason }: { caller: Caller; accountId: number; reason: string },
): Promise<void> {
  if (accountId === caller.accountId) throw problem('not_yourself');
  await context.transact(async (work) => {
    const { database } = work;
    const administrators = await lockOwner(database, caller.accountId);
    if (!administrators.some(({ id }) => id === accountId)) throw problem('not_found');
    await takeSecondFactorAway(database, { accountId, now: context.now() });
    await work.enqueue(secondFactorResetMailJob, { accountId });
    await recordAction(database, {
      administratorId: caller.accountId,
      action: 'second_factor.reset',
      subject: `account ${accountId}`,
      reason,
      now: context.now(),
    });
  });
}

/**
 * The same for the operator at the command line, when no other owner can do it. False when no administrator has this address.
 */
export async function resetSecondFactorByOperator(
  { database, now }: Pick<Context, 'database' | 'now'>,
  email: string,
): Promise<boolean> {
  const account = await findAccountByEmail(database, email);
  if (account?.role !== 'admin') return false;
  const { id: accountId } = account;
  await takeSecondFactorAway(database, { accountId, now: now() });
  const subject = `account ${accountId}`;
  await recordAction(database, { administratorId: null, action: 'second_factor.reset', subject, now: now() });
  return true;
}
