import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/**
 * Erases what is held about a person who has not answered and asked for that by other means than the link: as if they
 * had declined. Whoever has answered, and an unknown number, is not found.
 */
export const eraseInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/erase',
  access: 'administrator',
  feature: 'imports',
  summary: 'Erase what is held about an imported person',
  input: z.object({ invitation_id: rowId }),
  data: z.null(),
  message: 'outcome.invitation_erased',
  problems: ['not_found'],
});
