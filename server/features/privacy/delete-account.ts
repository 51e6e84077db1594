import type { ValidInput } from '#contract/endpoint.ts';
import type { deleteAccount as contract } from '#contract/privacy/delete-account.ts';
import { changeHiding, deleteSessionsOf, proveOwner } from '#server/features/accounts/accounts.ts';
import { announceStanding } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/route.ts';
import { findDeletion, insertDeletion } from './account-deletions.repository.ts';
import { deletionNoticeJob } from './notices.jobs.ts';
import { deletionDueAt } from './privacy.rules.ts';

type DeleteCall = Omit<Call<typeof contract.input, 'member'>, 'input'> & {
  input: ValidInput<typeof contract>;
};

/**
 * Hides the caller at once, ends their other sessions and has them erased in a week, of which a mail tells. Answers when;
 * asking again changes nothing of it. Throws not_proved or too_many_attempts.
 */
export async function deleteAccount(
  context: Context,
  { input, caller, client }: DeleteCall,
): Promise<{ dueAt: Date }> {
  const now = context.now();
  const { accountId, sessionId } = caller;
  return proveOwner(context, {
    ...input,
    caller,
    client,
    purpose: 'delete',
    act: async (work, { isHidden }) => {
      await deleteSessionsOf(work.database, { accountId, exceptSessionId: sessionId });
      const fresh = { accountId, requestedAt: now, dueAt: deletionDueAt(now), wasHidden: isHidden };
      const begun = await insertDeletion(work.database, fresh);
      if (begun === undefined) return (await findDeletion(work.database, accountId)) ?? fresh;
      await changeHiding(work, { accountId, isHidden: true });
      await work.enqueue(deletionNoticeJob, { accountId, requestedAt: now.toISOString() });
      work.announce(accountId, { type: 'settings_changed' });
      // Who was hidden before is seen no less now.
      if (!isHidden) await announceStanding(work, accountId);
      return begun;
    },
  });
}
