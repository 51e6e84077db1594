import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { rowId } from '#contract/fields/fields.ts';
import { listing } from '#contract/calls/listing.ts';
import { accountStatuses, userWire } from './user.wire.ts';

/** The members (role `user`), newest first by default. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users/list',
  access: 'administrator',
  permission: 'members.read',
  feature: 'administration',
  summary: 'List members',
  reads: ['users'],
  input: z.object(listing(['created_at', 'name', 'status'])),
  data: z.array(userWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** Switches a member between active and inactive; an inactive account's sessions end at once. */
export const switchUser = endpoint({
  method: 'POST',
  path: '/admin/users/update',
  access: 'administrator',
  permission: 'members.switch',
  feature: 'administration',
  summary: 'Switch a member between active and inactive',
  changes: ['users'],
  input: z.object({ user_id: rowId }),
  data: z.object({ u_id: z.number().int(), u_status: z.enum(accountStatuses) }),
  message: 'outcome.user_activated',
  problems: ['not_a_member'],
});
