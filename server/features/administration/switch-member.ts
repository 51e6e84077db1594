import { switchMemberStatus } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { hasAccount } from './administration.repository.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';

/** Switches a member between active and inactive, and notes who did it. Throws not_found or not_a_member. */
export async function switchMember(
  context: Context,
  { memberId, administratorId }: { memberId: number; administratorId: number },
): Promise<'active' | 'inactive'> {
  return context.transact(async (work) => {
    const { database } = work;
    const status = await switchMemberStatus(work, memberId);
    if (status === null) {
      throw problem((await hasAccount(database, memberId)) ? 'not_a_member' : 'not_found');
    }
    await recordAction(database, {
      administratorId,
      action: status === 'active' ? 'member.activated' : 'member.deactivated',
      subject: `account ${memberId}`,
      now: context.now(),
    });
    return status;
  });
}
