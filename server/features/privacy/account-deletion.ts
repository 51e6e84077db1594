import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { deleteAccount as deleteAccountEndpoint } from '#contract/privacy/account-deletion.ts';
import {
  changeHiding,
  type CodeLength,
  deleteSessionsOf,
  deviceOfSession,
  findAccountById,
  isHiddenByChoice,
  lockAccount,
  proveOwner,
  requestCode,
} from '#server/features/accounts/accounts.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { findDeletion, insertDeletion, removeDeletion } from './account-deletions.repository.ts';
import { deletionNoticeJob } from './notices.ts';
import { deletionDueAt } from './privacy.rules.ts';

/**
 * Mails the caller a code with which they can delete their account, and gives the number of its digits. The session counts like a
 * known device. Throws code_sent_recently or too_many_codes.
 */
export async function requestDeletionCode(
  context: Context,
  { caller, client }: { caller: Caller; client: Client },
): Promise<CodeLength> {
  const account = await findAccountById(context.database, caller.accountId);
  if (account === undefined) throw problem('not_signed_in');
  const device = deviceOfSession(caller.sessionId);
  return requestCode(context, { purpose: 'delete', address: account.email, device, client });
}

/**
 * Hides the caller at once, ends their other sessions, queues a mail about it, and returns when the account is erased. A
 * second request changes nothing and returns the same. Throws not_proved or too_many_attempts.
 */
export async function deleteAccount(
  context: Context,
  call: { input: ValidInput<typeof deleteAccountEndpoint>; caller: Caller; client: Client },
): Promise<{ dueAt: Date }> {
  const { input, caller, client } = call;
  const now = context.now();
  const { accountId, sessionId } = caller;
  return proveOwner(context, {
    ...input,
    caller,
    client,
    purpose: 'delete',
    act: async (work, account) => {
      await deleteSessionsOf(work.database, { accountId, exceptSessionId: sessionId });
      const wasHidden = await isHiddenByChoice(work.database, account);
      const fresh = { accountId, requestedAt: now, dueAt: deletionDueAt(now), wasHidden };
      const inserted = await insertDeletion(work.database, fresh);
      if (inserted === undefined) return (await findDeletion(work.database, accountId)) ?? fresh;
      await changeHiding(work, { accountId, isHidden: true });
      await work.enqueue(deletionNoticeJob, { accountId, requestedAt: now.toISOString() });
      work.announce(accountId, { type: 'settings_changed' });
      // For other members nothing changes when they did not see the member before.
      if (isShownToOthers(account)) await announceMemberChange(work, accountId);
      return inserted;
    },
  });
}

/**
 * Cancels the deletion of the caller's account, which is as visible as before: a report that hides it still does. Throws no_deletion, or
 * not_signed_in when the account has been erased.
 */
export async function cancelDeletion({ transact }: Context, accountId: number): Promise<void> {
  await transact(async (work) => {
    // The erasure locks the account first too, so that one of the two happens entirely.
    const account = await lockAccount(work.database, accountId);
    if (account === undefined) throw problem('not_signed_in');
    const deletion = await removeDeletion(work.database, accountId);
    if (deletion === undefined) throw problem('no_deletion');
    const isAtOnce = await changeHiding(work, { accountId, isHidden: deletion.wasHidden });
    work.announce(accountId, { type: 'settings_changed' });
    if (isAtOnce && isShownToOthers({ ...account, isHidden: deletion.wasHidden }))
      await announceMemberChange(work, accountId);
  });
}
