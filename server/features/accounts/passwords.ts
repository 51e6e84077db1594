import type {
  changePassword as changePasswordEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '#contract/accounts/passwords.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { noteRefusal } from '#server/platform/logging/security-log.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { passwordNotice } from './accounts.mail.ts';
import { findAccountById, lockAccount, updatePassword } from './accounts.repository.ts';
import { minutesAfter, sessionRules } from './accounts.rules.ts';
import { type Attempt, forgiveAttempt, guardAttempt, withdrawAttempt } from './guessing/attempts.ts';
import { type ProvedAccount, proveAddress } from './codes.ts';
import { deleteKnownDevicesOf } from './guessing/devices.repository.ts';
import { deviceOf, deviceOfSession, findKnownDevice, rememberDevice } from './guessing/devices.ts';
import { recordWrongTry } from './guessing/guessing.ts';
import {
  findPasswordOwner,
  requireGoodPassword,
  requireUnusualPassword,
} from './new-passwords/new-password.ts';
import type { PasswordOwner } from './new-passwords/own-words.rules.ts';
import { hashPassword, isRightPassword, refuseWhenBusy } from './password-hashing.ts';
import { discardStrangersRegistration } from './registrations.ts';
import { rememberAgain } from './remembered/remembered.ts';
import { deleteSessionsOf, hasSession } from './sessions.repository.ts';

/** Mails a person that the password was changed. */
export const passwordNoticeJob: Job<{ accountId: number }> = { name: 'accounts.password-notice' };

/** The hash of a new password. Throws busy, or invalid_input on its field when it is none that may be set (`requireGoodPassword`). */
export async function hashNewPassword(
  context: Context,
  { password, owner }: { password: string; owner: PasswordOwner },
): Promise<string> {
  await requireGoodPassword(context, { password, field: 'password', owner });
  return hashPassword(password);
}

/** A password that was entered for an account, or for an identifier without one. */
type PasswordGuess = { attempt: Attempt; password: string; passwordHash: string | undefined };

/** Whether an entered password is right; a wrong one counts. Throws too_many_attempts or busy. */
export async function checkPassword(
  context: Context,
  { attempt, password, passwordHash }: PasswordGuess,
): Promise<boolean> {
  refuseWhenBusy();
  await guardAttempt(context, attempt);
  let isRight: boolean;
  try {
    isRight = await isRightPassword(password, passwordHash);
  } catch (error) {
    await withdrawAttempt(context, attempt);
    throw error;
  }
  await (isRight ? forgiveAttempt(context, attempt) : recordWrongTry(context));
  return isRight;
}

/**
 * Changes the own password, ends every other session, and makes every other browser a stranger that is not remembered. A session
 * older than 15 minutes must give the current one. Throws current_password_required, too_many_attempts, busy, or invalid_input.
 */
export async function changePassword(
  context: Context,
  {
    input,
    caller,
    cookies,
  }: { input: ValidInput<typeof changePasswordEndpoint>; caller: Caller; cookies: Cookies },
): Promise<AnsweredCookie[]> {
  const { accountId, sessionId } = caller;
  const owner = await findPasswordOwner(context.database, accountId);
  await requireGoodPassword(context, { password: input.password, field: 'password', owner });
  await requireCurrentPassword(context, { caller, currentPassword: input.current_password });
  const passwordHash = await hashPassword(input.password);
  return context.transact(async (work) => {
    await lockAccount(work.database, accountId);
    // Another session may have set a new password, and ended this one, while the hash was computed.
    if (!(await hasSession(work.database, sessionId))) throw problem('not_signed_in');
    await updatePassword(work.database, { id: accountId, passwordHash });
    await deleteSessionsOf(work.database, { accountId, exceptSessionId: sessionId });
    await deleteKnownDevicesOf(work.database, { accountId, exceptHash: deviceOf(cookies).hash });
    await work.enqueue(passwordNoticeJob, { accountId });
    return rememberAgain(work.database, { caller, cookies, now: context.now() });
  });
}

/**
 * Asks for the current password in a session that is older than 15 minutes, so that an unattended phone cannot be used. Throws
 * current_password_required, too_many_attempts, or invalid_input.
 */
export async function requireCurrentPassword(
  context: Context,
  { caller, currentPassword }: { caller: Caller; currentPassword: string | undefined },
): Promise<void> {
  const freshUntil = minutesAfter(caller.sessionCreatedAt, sessionRules.freshMinutes);
  if (currentPassword === undefined) {
    if (freshUntil < context.now()) throw problem('current_password_required');
    return;
  }
  const account = await findAccountById(context.database, caller.accountId);
  const { accountId, sessionId } = caller;
  // Each session has its own budget, so that one in the wrong hands does not keep the owner out.
  const device = deviceOfSession(sessionId);
  const attempt = { kind: 'password', identifier: `account ${accountId}`, address: null, device } as const;
  const guess = { attempt, password: currentPassword, passwordHash: account?.passwordHash };
  if (!(await checkPassword(context, guess))) {
    noteRefusal('proof_failed');
    throw fieldProblem('current_password', 'validation.current_password');
  }
}

/**
 * Sets a new password with a code and ends every session. This browser is a known one afterwards, every other one a stranger. Throws
 * invalid_otp, too_many_attempts, busy, or invalid_input.
 */
export async function resetPassword(
  context: Context,
  {
    input,
    client,
    cookies,
  }: { input: ValidInput<typeof resetPasswordEndpoint>; client: Client; cookies: Cookies },
): Promise<AnsweredCookie[]> {
  await requireGoodPassword(context, {
    password: input.password,
    field: 'password',
    owner: { email: input.email },
  });
  let passwordHash = '';
  // A hash is dear: nobody makes the service compute one without a right code.
  const beforeUse = async () => {
    passwordHash = await hashPassword(input.password);
  };
  const proof = { purpose: 'reset', address: input.email, code: input.otp } as const;
  const browser = deviceOf(cookies);
  const device = await findKnownDevice(context, { device: browser, identifier: input.email });
  const act = async (work: Work, { accountId: registered, isFirst }: ProvedAccount) => {
    const now = context.now();
    const proved = { accountId: registered, isFirst, device: browser, now };
    const accountId = (await discardStrangersRegistration(work, proved)) ?? registered;
    // Asked for behind the code alone, because the answer reveals whose account it is.
    const owner = await findPasswordOwner(work.database, accountId);
    await requireUnusualPassword(work, { password: input.password, field: 'password', owner });
    await updatePassword(work.database, { id: accountId, passwordHash });
    await deleteSessionsOf(work.database, { accountId });
    await deleteKnownDevicesOf(work.database, { accountId });
    await rememberDevice(work.database, { accountId, hash: browser.hash, now });
    await work.enqueue(passwordNoticeJob, { accountId });
  };
  await proveAddress(context, { ...proof, client, device, beforeUse, act });
  return [browser.cookie];
}

/** Mails a person that the password was changed, so that a thief cannot do it unnoticed. */
export async function deliverPasswordNotice(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(context.database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(passwordNotice(site, account.email));
}
