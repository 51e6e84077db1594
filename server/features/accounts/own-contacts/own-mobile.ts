import type {
  changeMobile as changeMobileEndpoint,
  confirmMobile as confirmMobileEndpoint,
  removeMobile as removeMobileEndpoint,
} from '#contract/accounts/own-contacts.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { isAlreadyTaken } from '#server/platform/database/errors.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { type Account, findAccountById, replaceContact } from '../accounts.repository.ts';
import type { CodeLength } from '../accounts.rules.ts';
import { lockAddress } from '../codes.repository.ts';
import { proveAddress, requestCode } from '../codes.ts';
import { deviceOfOwner, deviceOfSession } from '../guessing/devices.ts';
import { canProveMobile, isMobileTaken } from '../identifiers.ts';
import { requireCurrentPassword } from '../passwords.ts';
import { isBannedAddress } from '../restrictions/restrictions.ts';
import { mobileNoticeJob } from './notices.ts';
import { lockOwnAccount } from './own-contacts.ts';
import { takeMobileFromUnverified } from '../registrations.repository.ts';

/**
 * Sends a code to the own number or to a new one; stores a new number to which no text messages are sent as not verified. Returns
 * the number of digits of the code that is on its way, or null. The own number asks for no password: its code reaches its owner alone.
 * Throws contact_unchanged, contact_taken, code_sent_recently, too_many_codes, or as `requireCurrentPassword`.
 */
export async function requestMobile(
  context: Context,
  {
    input,
    caller,
    client,
  }: { input: ValidInput<typeof changeMobileEndpoint>; caller: Caller; client: Client },
): Promise<CodeLength | null> {
  const { mobile } = input;
  const { accountId } = caller;
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) throw problem('not_signed_in');
  const canProve = await canProveMobile(context, { database: context.database, mobile });
  const isOwn = account.mobile === mobile;
  if (isOwn && (account.mobileVerifiedAt !== null || !canProve)) throw problem('contact_unchanged');
  if (!isOwn) await requireCurrentPassword(context, { caller, currentPassword: input.current_password });
  if (canProve) {
    const device = deviceOfOwner(accountId);
    return requestCode(context, { purpose: 'mobile', address: mobile, ownerId: accountId, device, client });
  }
  await context.transact(async (work) => {
    await lockAddress(work.database, mobile);
    await takeMobileFromUnverified(work.database, mobile);
    const current = await lockOwnAccount(work, caller);
    await replaceMobile(context, { work, account: current, mobile, isProved: false });
  });
  return null;
}

/**
 * Makes a number count as proved by its code. A number that another account proved stays there: its owner can remove it there. Throws
 * invalid_otp, contact_taken, too_many_attempts or not_signed_in.
 */
export async function confirmMobile(
  context: Context,
  {
    input,
    caller,
    client,
  }: { input: ValidInput<typeof confirmMobileEndpoint>; caller: Caller; client: Client },
): Promise<void> {
  const { mobile, otp: code } = input;
  const prepare = ({ database }: Work) => lockAddress(database, mobile);
  const act = async (work: Work) => {
    const account = await lockOwnAccount(work, caller);
    await replaceMobile(context, { work, account, mobile, isProved: true });
  };
  try {
    const device = deviceOfSession(caller.sessionId);
    const key = { purpose: 'mobile', address: mobile, ownerId: caller.accountId } as const;
    await proveAddress(context, { ...key, code, client, device, prepare, act });
  } catch (error) {
    throw isAlreadyTaken(error) ? problem('contact_taken') : error;
  }
}

/** The account is locked by the caller. */
type Storing = { work: Work; account: Account; mobile: string; isProved: boolean };

/** Replaces the number of an account and queues a mail about it. Throws contact_taken, also for the number of a banned person. */
export async function replaceMobile(
  context: Context,
  { work, account, mobile, isProved }: Storing,
): Promise<void> {
  const { database } = work;
  const { id, email } = account;
  const isBanned = await isBannedAddress(context, { database, email, mobile });
  if (isBanned || (await isMobileTaken(context, { database, mobile, exceptId: id }))) {
    throw problem('contact_taken');
  }
  await replaceContact(work, { id, now: context.now(), mobile, isProved });
  if (account.mobile !== mobile) await work.enqueue(mobileNoticeJob, { accountId: id });
  work.announce(id, { type: 'settings_changed' });
}

/** Removes the own number. Throws as `requireCurrentPassword`, or not_signed_in. */
export async function removeMobile(
  context: Context,
  { input, caller }: { input: ValidInput<typeof removeMobileEndpoint>; caller: Caller },
): Promise<void> {
  await requireCurrentPassword(context, { caller, currentPassword: input.current_password });
  await context.transact(async (work) => {
    const { id, mobile } = await lockOwnAccount(work, caller);
    if (mobile === null) return;
    await replaceContact(work, { id, now: context.now(), mobile: null, isProved: false });
    await work.enqueue(mobileNoticeJob, { accountId: id });
    work.announce(id, { type: 'settings_changed' });
  });
}
