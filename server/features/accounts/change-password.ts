import type { changePassword as contract } from '#contract/accounts/change-password.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { passwordNoticeJob } from './accounts.jobs.ts';
import { findAccountById, lockAccount, updatePassword } from './accounts.repository.ts';
import { minutesAfter, sessionRules } from './accounts.rules.ts';
import { hashPassword, isRightPassword, requireUncommonPassword } from './hash-password.ts';
import { forgiveAttempt, guardAttempt } from './guard-attempt.ts';
import { deleteSessionsOf, hasSession } from './sessions.repository.ts';

/**
 * Changes the own password and ends every other session. A session older than 15 minutes must give the current one.
 * Throws current_password_required, too_many_attempts, or invalid_input.
 */
export async function changePassword(
  context: Context,
  { input, caller }: { input: ValidInput<typeof contract>; caller: Caller },
): Promise<void> {
  const { accountId, sessionId } = caller;
  requireUncommonPassword(input.password, 'password');
  await requireCurrentPassword(context, { caller, currentPassword: input.current_password });
  const passwordHash = await hashPassword(input.password);
  await context.transact(async (work) => {
    await lockAccount(work.database, accountId);
    // It may have been ended by somebody who set a new password in the meantime.
    if (!(await hasSession(work.database, sessionId))) throw problem('not_signed_in');
    await updatePassword(work.database, { id: accountId, passwordHash });
    await deleteSessionsOf(work.database, { accountId, exceptSessionId: sessionId });
    await work.enqueue(passwordNoticeJob, { accountId });
  });
}

async function requireCurrentPassword(
  context: Context,
  { caller, currentPassword }: { caller: Caller; currentPassword: string | undefined },
): Promise<void> {
  const freshUntil = minutesAfter(caller.sessionCreatedAt, sessionRules.freshMinutes);
  if (currentPassword === undefined) {
    if (freshUntil < context.now()) throw problem('current_password_required');
    return;
  }
  const account = await findAccountById(context.database, caller.accountId);
  const attempt = { kind: 'password', identifier: `account ${caller.accountId}`, address: null } as const;
  await guardAttempt(context, attempt);
  if (!(await isRightPassword(currentPassword, account?.passwordHash))) {
    throw fieldProblem('current_password', 'validation.current_password');
  }
  await forgiveAttempt(context, attempt);
}
