import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { says } from '../messages.ts';

/**
 * Invites by mail whoever waits and has an e-mail address, a bounded number a minute: everybody of an import, or the
 * chosen ones alone.
 */
export const sendInvitations = endpoint({
  method: 'POST',
  path: '/admin/imports/invite',
  access: 'administrator',
  feature: 'imports',
  summary: 'Invite imported people by mail',
  input: z
    .object({
      import_id: rowId.optional(),
      /** Only these. One of both must be given. */
      invitation_ids: z
        .array(rowId)
        .min(1, says('validation.required'))
        .max(200, says('validation.too_many'))
        .optional(),
    })
    .refine(({ import_id, invitation_ids }) => (import_id ?? invitation_ids) !== undefined, {
      ...says('validation.required'),
      path: ['import_id'],
    }),
  /** How many mails will leave. */
  data: z.object({ mails: z.number().int() }),
  message: 'outcome.invitations_ordered',
  problems: [],
});
