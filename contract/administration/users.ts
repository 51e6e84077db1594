import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { rowId } from '#contract/fields/fields.ts';
import { listing, queryNumber } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { reasonText } from '#contract/members/members.ts';
import { accountStatuses, userWire } from './user.wire.ts';

/** The most members in an answer that is not asked for by page. */
export const mostUsersAtOnce = 10_000;

/**
 * The members (role `user`), newest first by default, with masked contact details. Without a page, a limit or a cursor the answer has
 * everybody, up to 10,000.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users/list',
  access: 'administrator',
  permission: 'members.read',
  feature: 'administration',
  summary: 'List members',
  reads: ['users'],
  input: z.object({
    ...listing(['created_at', 'name', 'status']),
    page: queryNumber(1, 1_000_000).optional(),
    limit: queryNumber(1, 200).optional(),
  }),
  data: z.array(userWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/**
 * Switches a member between active and inactive; an inactive account's sessions end at once, and the member gets a mail. With a wanted
 * `status` two presses do not switch back: the second one changes nothing.
 */
export const switchUser = endpoint({
  method: 'POST',
  path: '/admin/users/update',
  access: 'administrator',
  permission: 'members.switch',
  needsProof: true,
  feature: 'administration',
  summary: 'Switch a member between active and inactive',
  changes: ['users', 'stories'],
  input: z.object({
    user_id: rowId,
    status: z.enum(accountStatuses, says('validation.choice')).optional(),
    reason: reasonText.optional(),
  }),
  data: z.object({ u_id: z.number().int(), u_status: z.enum(accountStatuses) }),
  message: 'outcome.user_activated',
  problems: ['not_a_member', 'account_restricted'],
});
