import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { closeInvitation, lockInvitation } from './answers.repository.ts';

/** Erases what is held about somebody who asked for it without the link, as if they had declined. Throws not_found. */
export async function eraseInvitation(
  context: Context,
  { invitationId, administratorId }: { invitationId: number; administratorId: number },
): Promise<void> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const invitation = await lockInvitation(database, invitationId);
    if (invitation === undefined) throw problem('not_found');
    await closeInvitation(database, { id: invitationId, state: 'declined', claimedBy: null, updatedAt: now });
    const subject = `invitation ${invitationId}`;
    await recordAction(database, { administratorId, action: 'invitation.erased', subject, now });
  });
}
