import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { tagsOfVisibility } from '#contract/calls/tags.ts';
import { rowId } from '#contract/fields/fields.ts';

/** Blocks a member: neither of the two sees the other anywhere. Blocking again changes nothing. */
export const blockMember = endpoint({
  method: 'POST',
  path: '/block/add',
  access: 'member',
  feature: 'safety',
  summary: 'Block a member',
  changes: [...tagsOfVisibility, 'notifications', 'stories'],
  input: z.object({ partner_id: rowId }),
  data: z.null(),
  message: 'outcome.blocked',
  problems: ['partner_not_found', 'too_many_blocks'],
});

/** Removes the caller's block of a member. Without one nothing changes. */
export const unblockMember = endpoint({
  method: 'POST',
  path: '/block/remove',
  access: 'member',
  feature: 'safety',
  summary: 'Take a block back',
  changes: [...tagsOfVisibility, 'notifications', 'stories'],
  input: z.object({ partner_id: rowId }),
  data: z.null(),
  message: 'outcome.unblocked',
  problems: [],
});

/**
 * The members that the caller blocked, latest first, with just enough to recognise them. Names are empty for a stranger blocked when no
 * more cards were shown.
 */
export const listBlocked = endpoint({
  method: 'GET',
  path: '/block/list',
  access: 'member',
  feature: 'safety',
  summary: 'The members that the caller blocked',
  reads: ['blocks'],
  input: z.object({}),
  data: z.array(
    z.object({
      u_id: z.number().int(),
      u_firstname: z.string(),
      u_lastname: z.string(),
      blocked_at: z.iso.datetime(),
    }),
  ),
  message: 'outcome.done',
  problems: [],
});
