import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { listing, queryRowId } from '../listing.ts';
import { says } from '../messages.ts';
import { invitationStates, invitationWire } from './invitation.wire.ts';

/** The invitations of one import or of all, newest first unless asked otherwise. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations/list',
  access: 'administrator',
  feature: 'imports',
  summary: 'List invitations',
  input: z.object({
    ...listing(['created_at', 'name', 'state']),
    import_id: queryRowId.optional(),
    state: z.enum(invitationStates, says('validation.choice')).optional(),
  }),
  data: z.array(invitationWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
