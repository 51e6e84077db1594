import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { rowId, wholeNumber } from '#contract/fields/fields.ts';
import { memberFilters, memberSearch } from './member.fields.ts';
import { reasonText } from './members.ts';

export const batchActions = ['activate', 'deactivate', 'sign_out', 'resend_code'] as const;
export type BatchAction = (typeof batchActions)[number];
/** The actions that can be undone, for this many minutes after they are done. */
export const undoableActions: readonly BatchAction[] = ['activate', 'deactivate'];
export const undoMinutes = 10;

/** Why a member of a selection is skipped. */
export const skipReasons = [
  'already_active',
  'already_inactive',
  'restricted',
  'not_signed_in',
  'verified',
  'inactive',
] as const;
export type SkipReason = (typeof skipReasons)[number];

const mostIds = 1000;
const selection = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('ids'),
      user_ids: z.array(rowId).min(1).max(mostIds, says('validation.too_many')),
    }),
    /** Everybody that a search and filters find. */
    z.object({ kind: z.literal('matching'), search: memberSearch, filters: memberFilters.default({}) }),
  ],
  says('validation.choice'),
);
export type Selection = z.output<typeof selection>;

const action = z.enum(batchActions, says('validation.choice'));
const count = z.number().int().min(0);

export const batchWire = z.object({
  mb_id: count,
  mb_action: action,
  mb_reason: z.string(),
  /** Who began it: the name, or the e-mail address without one; null when the account is gone. */
  mb_administrator: z.string().nullable(),
  mb_state: z.enum(['running', 'done', 'undoing', 'undone']),
  mb_created_at: z.iso.datetime(),
  /** Until when it can be undone; null when it cannot. */
  mb_undo_until: z.iso.datetime().nullable(),
  total: count,
  waiting: count,
  changed: count,
  skipped: count,
  undone: count,
  /** Not undone, because somebody changed the member since. */
  kept: count,
});
export type BatchWire = z.infer<typeof batchWire>;

const gate = { access: 'administrator', permission: 'members.help', feature: 'members' } as const;

/** What an action would do to a selection. Switching on and off needs the permission `members.switch`. */
export const previewBatch = endpoint({
  method: 'POST',
  path: '/admin/users/batch/preview',
  ...gate,
  summary: 'What an action on many members would do',
  changes: [],
  input: z.object({ action, selection }),
  data: z.object({
    total: count,
    changed: count,
    skipped: z.array(z.object({ why: z.enum(skipReasons), count })),
  }),
  message: 'outcome.done',
  problems: [],
});

/** Begins an action on a selection, which a job carries out. `total` is the size in the preview. */
export const startBatch = endpoint({
  method: 'POST',
  path: '/admin/users/batch/start',
  ...gate,
  needsProof: true,
  summary: 'Begin an action on many members',
  changes: ['users'],
  input: z.object({ action, selection, reason: reasonText, total: wholeNumber(1, 10_000_000) }),
  data: batchWire,
  message: 'outcome.batch_started',
  status: 201,
  problems: ['selection_changed', 'selection_empty'],
  perMinute: 10,
});

/** The latest actions on many members, of every administrator, with who began each: a bureau sees what its others do. */
export const listBatches = endpoint({
  method: 'GET',
  path: '/admin/users/batch/list',
  ...gate,
  summary: 'The latest actions on many members',
  reads: ['users'],
  input: z.object({}),
  data: z.array(batchWire),
  message: 'outcome.done',
  problems: [],
});

/** Sets exactly the members back that the batch changed and nobody changed since. */
export const undoBatch = endpoint({
  method: 'POST',
  path: '/admin/users/batch/undo',
  ...gate,
  permission: 'members.switch',
  needsProof: true,
  summary: 'Undo an action on many members',
  changes: ['users'],
  input: z.object({ batch_id: rowId }),
  data: batchWire,
  message: 'outcome.batch_undoing',
  problems: ['batch_running', 'batch_final'],
});
