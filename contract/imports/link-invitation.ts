import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/**
 * Makes the link of one invitation, to be handed over by other means than our mail. An earlier link of the person stops
 * working. It is shown this once.
 */
export const linkInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/link',
  access: 'administrator',
  feature: 'imports',
  summary: 'Make the link of an invitation, to be handed over',
  input: z.object({ invitation_id: rowId }),
  data: z.object({ link: z.string() }),
  message: 'outcome.done',
  problems: [],
});
