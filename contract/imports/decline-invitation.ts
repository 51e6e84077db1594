import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { invitationToken } from './show-invitation.ts';

/** Erases at once everything held about the person, and sees to it that no later import brings them back. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/invitation/decline',
  access: 'public',
  feature: 'imports',
  summary: 'Decline an invitation: everything held is erased',
  input: z.object({ token: invitationToken }),
  data: z.null(),
  message: 'outcome.invitation_declined',
  problems: ['not_found'],
});
