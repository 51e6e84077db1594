import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { closeInvitation, lockInvitationByToken } from './answers.repository.ts';
import { linkKey } from './show-invitation.ts';

/** Erases at once everything held about the person of a link. Throws not_found. */
export async function declineInvitation(context: Context, token: string): Promise<void> {
  await context.transact(async ({ database }) => {
    const invitation = await lockInvitationByToken(database, linkKey(context, token));
    if (invitation === undefined) throw problem('not_found');
    const answer = { state: 'declined', claimedBy: null, updatedAt: context.now() } as const;
    await closeInvitation(database, { id: invitation.id, ...answer });
  });
}
