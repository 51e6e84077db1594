import {
  type changeEmail as changeEmailEndpoint,
  type confirmEmail as confirmEmailEndpoint,
  emailUndoDays,
} from '#contract/accounts/own-contacts.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { isAlreadyTaken } from '#server/platform/database/errors.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { findAccountById, replaceContact } from '../accounts.repository.ts';
import { type CodeLength, minutesAfter } from '../accounts.rules.ts';
import { lockAddress } from '../codes.repository.ts';
import { type ProvedAccount, proveAddress, requestCode } from '../codes.ts';
import { deleteKnownDevicesOf } from '../guessing/devices.repository.ts';
import { deviceOf, deviceOfOwner, deviceOfSession } from '../guessing/devices.ts';
import { isEmailTaken } from '../identifiers.ts';
import { requireCurrentPassword } from '../passwords.ts';
import { isBannedAddress } from '../restrictions/restrictions.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';
import { newEmailNoticeJob, undoMailJob } from './notices.ts';
import { lockOwnAccount } from './own-contacts.ts';
import { removeUnverified } from '../registrations.repository.ts';
import { rememberAgain } from '../remembered/remembered.ts';
import { insertEmailChange, lockCodesTo } from './own-contacts.repository.ts';

/**
 * Sends a code to a new e-mail address of the caller and gives the number of its digits. Throws contact_unchanged, or as
 * `requestCode` and `requireCurrentPassword`.
 */
export async function requestEmailChange(
  context: Context,
  {
    input,
    caller,
    client,
  }: { input: ValidInput<typeof changeEmailEndpoint>; caller: Caller; client: Client },
): Promise<CodeLength> {
  const { accountId } = caller;
  await requireCurrentPassword(context, { caller, currentPassword: input.current_password });
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) throw problem('not_signed_in');
  if (account.email === input.email) throw problem('contact_unchanged');
  const device = deviceOfOwner(accountId);
  return requestCode(context, { purpose: 'email', address: input.email, ownerId: accountId, device, client });
}

/**
 * Makes a new e-mail address count, ends every other session, makes every other browser a stranger that is not remembered, and queues the
 * mails to both addresses. Returns the cookies of the answer. Of two accounts that confirm one address at once, one gets it. Throws invalid_otp, contact_taken (also for the address of a banned person), too_many_attempts or
 * not_signed_in.
 */
export async function confirmEmailChange(
  context: Context,
  {
    input,
    caller,
    client,
    cookies,
  }: { input: ValidInput<typeof confirmEmailEndpoint>; caller: Caller; client: Client; cookies: Cookies },
): Promise<AnsweredCookie[]> {
  const { email, otp: code } = input;
  const known = await findAccountById(context.database, caller.accountId);
  if (known === undefined) throw problem('not_signed_in');
  const prepare = async ({ database }: Work) => {
    // Both, because the former address becomes free and reserved at once.
    for (const address of [email, known.email].toSorted()) await lockAddress(database, address);
    await lockCodesTo(database, email);
  };
  const act = async (work: Work, { accountId }: ProvedAccount) => {
    const account = await lockOwnAccount(work, caller);
    // Another change was confirmed in this session before the lock.
    if (account.email !== known.email) throw problem('invalid_otp');
    await replaceEmail(context, { work, caller, formerEmail: account.email, email });
    const exceptHash = deviceOf(cookies).hash;
    await deleteKnownDevicesOf(work.database, { accountId, exceptHash });
    return rememberAgain(work.database, { caller, cookies, now: context.now() });
  };
  try {
    const device = deviceOfSession(caller.sessionId);
    const key = { purpose: 'email', address: email, ownerId: caller.accountId } as const;
    return await proveAddress(context, { ...key, code, client, device, prepare, act });
  } catch (error) {
    throw isAlreadyTaken(error) ? problem('contact_taken') : error;
  }
}

type Replacement = { work: Work; caller: Caller; formerEmail: string; email: string };

async function replaceEmail(
  context: Context,
  { work, caller, formerEmail, email }: Replacement,
): Promise<void> {
  const { database } = work;
  const { accountId, sessionId } = caller;
  const now = context.now();
  await removeUnverified(database, email);
  const isBanned = await isBannedAddress(context, { database, email });
  if (isBanned || (await isEmailTaken({ database, email, exceptId: accountId, now }))) {
    throw problem('contact_taken');
  }
  await replaceContact(work, { id: accountId, now, email });
  const changeId = await insertEmailChange(database, {
    accountId,
    formerEmail,
    newEmail: email,
    changedAt: now,
    expiresAt: minutesAfter(now, emailUndoDays * 24 * 60),
  });
  await deleteSessionsOf(database, { accountId, exceptSessionId: sessionId });
  await work.enqueue(undoMailJob, { changeId });
  await work.enqueue(newEmailNoticeJob, { changeId });
  work.announce(accountId, { type: 'settings_changed' });
}
