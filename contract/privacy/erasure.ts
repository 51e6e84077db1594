import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { rowId } from '#contract/fields/fields.ts';
import { reasonText } from '#contract/members/members.ts';

const input = z.object({ user_id: rowId, reason: reasonText });
const gate = { access: 'administrator', permission: 'members.erase', feature: 'privacy' } as const;

/**
 * Requests the erasure of a member, who gets a mail about it. The account is hidden at once and erased in seven days, unless the request
 * is cancelled; a second administrator can have it erased at once.
 */
export const requestErasure = endpoint({
  method: 'POST',
  path: '/admin/users/erase',
  ...gate,
  needsProof: true,
  summary: 'Request the erasure of a member',
  changes: ['users', 'stories'],
  input,
  data: z.object({ u_id: z.number().int(), due_at: z.iso.datetime() }),
  message: 'outcome.erasure_requested',
  problems: ['not_a_member', 'erasure_pending'],
});

/** Erases a member at once whose erasure another administrator has requested. */
export const confirmErasure = endpoint({
  method: 'POST',
  path: '/admin/users/erase_confirm',
  ...gate,
  needsProof: true,
  summary: 'Confirm the erasure that another administrator requested',
  changes: ['users', 'stories'],
  input,
  data: z.null(),
  message: 'outcome.erasure_confirmed',
  problems: ['not_a_member', 'no_erasure', 'second_administrator_needed'],
});

/** Cancels an erasure that an administrator requested. A member's own request is the member's to cancel. */
export const cancelErasure = endpoint({
  method: 'POST',
  path: '/admin/users/erase_cancel',
  ...gate,
  summary: 'Cancel the erasure that an administrator requested',
  changes: ['users', 'stories'],
  input,
  data: z.null(),
  message: 'outcome.erasure_cancelled',
  problems: ['not_a_member', 'no_erasure'],
});
