import { createToken, hashToken } from '#server/features/accounts/accounts.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { markInvited, setInvitationToken } from './answers.repository.ts';
import { linkOf } from './deliver-invitation.ts';

/**
 * Makes the link of an invitation for an administrator to hand over, and notes who did it. Whoever follows it has not
 * proved an e-mail address by that. Throws not_found for somebody who has answered, or is unknown.
 */
export async function linkInvitation(
  context: Context,
  { invitationId, administratorId }: { invitationId: number; administratorId: number },
): Promise<string> {
  const token = createToken();
  const now = context.now();
  await context.transact(async ({ database }) => {
    const kept = { id: invitationId, tokenHash: hashToken(token), provesEmail: false };
    if ((await setInvitationToken(database, kept)) === undefined) throw problem('not_found');
    await markInvited(database, { id: invitationId, tokenHash: kept.tokenHash, now });
    const subject = `invitation ${invitationId}`;
    await recordAction(database, { administratorId, action: 'invitation.linked', subject, now });
  });
  return linkOf(context.configuration, token);
}
