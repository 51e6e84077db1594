import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { accountStatuses } from './user.wire.ts';

/** Switches a member between active and inactive; an inactive account's sessions end at once. */
export const switchUser = endpoint({
  method: 'POST',
  path: '/admin/users/update',
  access: 'administrator',
  feature: 'administration',
  summary: 'Switch a member between active and inactive',
  input: z.object({ user_id: rowId }),
  data: z.object({ u_id: z.number().int(), u_status: z.enum(accountStatuses) }),
  message: 'outcome.user_activated',
  problems: ['not_a_member'],
});
