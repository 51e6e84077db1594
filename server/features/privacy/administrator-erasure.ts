import type { AuditAction } from '#contract/administration/audit.choices.ts';
import { changeHiding, isHiddenByChoice, lockAccount } from '#server/features/accounts/accounts.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { findDeletion, insertDeletion, removeDeletion } from './account-deletions.repository.ts';
import { eraseMember } from './erasure.ts';
import { deletionNoticeJob } from './notices.ts';
import { deletionDueAt } from './privacy.rules.ts';
import { removeFoldersJob } from './remove-files.ts';

/** What an administrator decides about the erasure of a member, and why. */
export type ErasureDecision = { memberId: number; administratorId: number; reason: string };

/**
 * Requests the erasure of a member: hides the account at once, queues a mail about it, and returns when it will be erased. Throws
 * not_found, not_a_member or erasure_pending.
 */
export async function requestErasure(context: Context, decision: ErasureDecision): Promise<{ dueAt: Date }> {
  const { memberId: accountId, administratorId, reason } = decision;
  const now = context.now();
  return context.transact(async (work) => {
    const account = await lockMember(work, accountId);
    const inserted = await insertDeletion(work.database, {
      accountId,
      requestedAt: now,
      dueAt: deletionDueAt(now),
      wasHidden: await isHiddenByChoice(work.database, account),
      requestedBy: administratorId,
      reason,
    });
    if (inserted === undefined) throw problem('erasure_pending');
    await changeHiding(work, { accountId, isHidden: true });
    await work.enqueue(deletionNoticeJob, { accountId, requestedAt: now.toISOString() });
    work.announce(accountId, { type: 'settings_changed' });
    if (isShownToOthers(account)) await announceMemberChange(work, accountId);
    await record(work, { ...decision, action: 'member.erasure_requested', now });
    return inserted;
  });
}

/**
 * Erases a member at once whose erasure another administrator requested. Throws not_found, not_a_member, no_erasure or
 * second_administrator_needed.
 */
export async function confirmErasure(context: Context, decision: ErasureDecision): Promise<void> {
  const { memberId: accountId, administratorId } = decision;
  const now = context.now();
  await context.transact(async (work) => {
    await lockMember(work, accountId);
    const requestedBy = (await findDeletion(work.database, accountId))?.requestedBy ?? null;
    if (requestedBy === null) throw problem('no_erasure');
    if (requestedBy === administratorId) throw problem('second_administrator_needed');
    const erased = await eraseMember({ ...context, database: work.database }, { accountId, now });
    if (erased !== null && erased.folders.length > 0) {
      await work.enqueue(removeFoldersJob, { folders: erased.folders });
    }
    await record(work, { ...decision, action: 'member.erased', now });
  });
}

/** Cancels an erasure that an administrator requested. Throws not_found, not_a_member or no_erasure. */
export async function cancelErasure(context: Context, decision: ErasureDecision): Promise<void> {
  const { memberId: accountId } = decision;
  await context.transact(async (work) => {
    const account = await lockMember(work, accountId);
    const deletion = await findDeletion(work.database, accountId);
    if (deletion === undefined || deletion.requestedBy === null) throw problem('no_erasure');
    await removeDeletion(work.database, accountId);
    const isAtOnce = await changeHiding(work, { accountId, isHidden: deletion.wasHidden });
    work.announce(accountId, { type: 'settings_changed' });
    if (isAtOnce && isShownToOthers({ ...account, isHidden: deletion.wasHidden }))
      await announceMemberChange(work, accountId);
    await record(work, { ...decision, action: 'member.erasure_cancelled', now: context.now() });
  });
}

/** The member, locked: erasures, cancellations and the hourly job wait for each other. */
async function lockMember({ database }: Work, accountId: number) {
  const account = await lockAccount(database, accountId);
  if (account === undefined) throw problem('not_found');
  if (account.role !== 'user') throw problem('not_a_member');
  return account;
}

async function record(
  { database }: Work,
  { memberId, ...entry }: ErasureDecision & { action: AuditAction; now: Date },
): Promise<void> {
  await recordAction(database, { ...entry, subject: `account ${memberId}` });
}
