import type { showOwnContacts as showOwnContactsEndpoint } from '#contract/accounts/own-contacts.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { codeLength } from '#contract/fields/fields.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { type Account, findAccountById, lockAccount } from '../accounts.repository.ts';
import { canProveMobile, canProveMobiles } from '../identifiers.ts';
import { hasSession } from '../sessions.repository.ts';
import { closeQuestion, findUndoEnd, listPendingAddresses } from './own-contacts.repository.ts';

/** The caller's own contact details. */
export async function showOwnContacts(
  context: Context,
  accountId: number,
): Promise<EndpointData<typeof showOwnContactsEndpoint>> {
  const { database } = context;
  const now = context.now();
  const account = await findAccountById(database, accountId);
  if (account === undefined) throw problem('not_signed_in');
  const pending = await listPendingAddresses(database, { accountId, now });
  const undoEnd = await findUndoEnd(database, { accountId, now });
  const { email, mobile, mobileVerifiedAt, mobileQuestionClosedAt } = account;
  const canProve =
    mobile === null ? canProveMobiles(context) : await canProveMobile(context, { database, mobile });
  const isUnproved = mobile !== null && mobileVerifiedAt === null;
  const pendingTo = (wanted: string) => {
    const code = pending.find(({ purpose }) => purpose === wanted);
    return { address: code?.address ?? null, length: codeLength.nullable().parse(code?.codeLength ?? null) };
  };
  const [newEmail, newMobile] = [pendingTo('email'), pendingTo('mobile')];
  return {
    email,
    pending_email: newEmail.address,
    pending_email_code_length: newEmail.length,
    undo_until: undoEnd?.toISOString() ?? null,
    mobile,
    is_mobile_verified: mobileVerifiedAt !== null,
    can_verify_mobile: canProve,
    asks_to_verify_mobile: canProve && isUnproved && mobileQuestionClosedAt === null,
    pending_mobile: newMobile.address,
    pending_mobile_code_length: newMobile.length,
  };
}

/** Closes the question to verify the mobile number, in every window. */
export async function closeMobileQuestion(context: Context, accountId: number): Promise<void> {
  await context.transact(async (work) => {
    await closeQuestion(work.database, { accountId, now: context.now() });
    work.announce(accountId, { type: 'settings_changed' });
  });
}

/** The caller's account, locked. Throws not_signed_in when the session ended while the call was under way. */
export async function lockOwnAccount(
  { database }: Pick<Work, 'database'>,
  { accountId, sessionId }: Caller,
): Promise<Account> {
  const account = await lockAccount(database, accountId);
  if (account === undefined || !(await hasSession(database, sessionId))) throw problem('not_signed_in');
  return account;
}
