import type {
  changeEmail as changeEmailEndpoint,
  confirmEmail as confirmEmailEndpoint,
} from '#contract/accounts/own-contacts.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { isAlreadyTaken } from '#server/platform/database/errors.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { findAccountById } from '../accounts.repository.ts';
import type { CodeLength } from '../accounts.rules.ts';
import { proveAddress, requestCode } from '../codes.ts';
import { deviceOf, deviceOfOwner, deviceOfSession } from '../guessing/devices.ts';
import { requireCurrentPassword } from '../passwords.ts';
import { lockOwnAccount } from './own-contacts.ts';
import { rememberAgain } from '../remembered/remembered.ts';
import { lockEmailChange, replaceEmail } from './replace-email.ts';

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
 * Makes a new e-mail address count, as `replaceEmail`, and returns the cookies of the answer. Of two accounts that confirm one address at
 * once, one gets it. Throws invalid_otp, contact_taken (also for the address of a banned person), too_many_attempts or not_signed_in.
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
  const prepare = ({ database }: Work) => lockEmailChange(database, [email, known.email]);
  const act = async (work: Work) => {
    const account = await lockOwnAccount(work, caller);
    // Another change was confirmed in this session before the lock.
    if (account.email !== known.email) throw problem('invalid_otp');
    const except = { sessionId: caller.sessionId, deviceHash: deviceOf(cookies).hash };
    await replaceEmail(context, { work, account, email, except });
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
