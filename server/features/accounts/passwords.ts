import { hash, verify } from '@node-rs/argon2';
import type {
  changePassword as changePasswordEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '#contract/accounts/passwords.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { noteRefusal } from '#server/platform/logging/security-log.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { passwordNotice } from './accounts.mail.ts';
import { findAccountById, lockAccount, updatePassword } from './accounts.repository.ts';
import { minutesAfter, sessionRules } from './accounts.rules.ts';
import { forgiveAttempt, guardAttempt } from './attempts.ts';
import { proveAddress } from './codes.ts';
import { requireGoodPassword } from './new-password.ts';
import { deleteSessionsOf, hasSession } from './sessions.repository.ts';

/** Mails a person that the password was changed. */
export const passwordNoticeJob: Job<{ accountId: number }> = { name: 'accounts.password-notice' };

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes. It runs outside the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared with when there is no account, so that an unknown identifier takes as long as a wrong password. */
const dummyHash = hash('no account has this password', cost);

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a new password. Throws invalid_input on its field when it is none that may be set (`requireGoodPassword`). */
export async function hashNewPassword(context: Context, password: string): Promise<string> {
  await requireGoodPassword(context, { password, field: 'password' });
  return hashPassword(password);
}

/** Whether the password belongs to the hash. Without a hash the answer is no, after the same time. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return isRight && passwordHash !== undefined;
}

/**
 * Changes the own password and ends every other session. A session older than 15 minutes must give the current one.
 * Throws current_password_required, too_many_attempts, or invalid_input.
 */
export async function changePassword(
  context: Context,
  { input, caller }: { input: ValidInput<typeof changePasswordEndpoint>; caller: Caller },
): Promise<void> {
  const { accountId, sessionId } = caller;
  await requireGoodPassword(context, { password: input.password, field: 'password' });
  await requireCurrentPassword(context, { caller, currentPassword: input.current_password });
  const passwordHash = await hashPassword(input.password);
  await context.transact(async (work) => {
    await lockAccount(work.database, accountId);
    // Another session may have set a new password, and ended this one, while the hash was computed.
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
    noteRefusal('proof_failed');
    throw fieldProblem('current_password', 'validation.current_password');
  }
  await forgiveAttempt(context, attempt);
}

/** Sets a new password with a code and ends every session. Throws invalid_otp, too_many_attempts, or invalid_input. */
export async function resetPassword(
  context: Context,
  { input, client }: { input: ValidInput<typeof resetPasswordEndpoint>; client: Client },
): Promise<void> {
  const passwordHash = await hashNewPassword(context, input.password);
  const proof = { purpose: 'reset', address: input.email, code: input.otp } as const;
  const act = async (work: Work, accountId: number) => {
    await updatePassword(work.database, { id: accountId, passwordHash });
    await deleteSessionsOf(work.database, { accountId });
    await work.enqueue(passwordNoticeJob, { accountId });
  };
  await proveAddress(context, { ...proof, client, act });
}

/** Mails a person that the password was changed, so that a thief cannot do it unnoticed. */
export async function deliverPasswordNotice(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(context.database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(passwordNotice(site, account.email));
}
