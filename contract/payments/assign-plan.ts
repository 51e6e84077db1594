import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { rowId } from '#contract/fields/fields.ts';
import { reasonText } from '#contract/members/members.ts';

/** Gives a member a plan without a payment here, for example one paid in cash. The reason is kept with it. */
export const assignPlan = endpoint({
  method: 'POST',
  path: '/admin/plan/assign',
  access: 'administrator',
  permission: 'plans.assign',
  needsProof: true,
  feature: 'payments',
  summary: 'Assign a plan to a member',
  changes: ['users'],
  input: z.object({
    plan_id: rowId,
    user_id: rowId,
    /** The documented call has none; our own screens require one. */
    reason: reasonText.optional(),
  }),
  data: z.object({
    s_id: z.number().int(),
    s_plan_name: z.string(),
    s_starts_at: z.iso.datetime(),
    s_ends_at: z.iso.datetime(),
  }),
  message: 'outcome.plan_assigned',
  problems: ['plan_not_found', 'plan_not_offered', 'not_found', 'not_a_member', 'registration_unfinished'],
});

/** Takes back what was left of a plan that an administrator assigned. */
export const withdrawPlan = endpoint({
  method: 'POST',
  path: '/admin/plan/withdraw',
  access: 'administrator',
  permission: 'plans.assign',
  needsProof: true,
  feature: 'payments',
  summary: 'Take back an assigned plan',
  changes: ['users'],
  input: z.object({ s_id: rowId, reason: reasonText }),
  data: z.null(),
  message: 'outcome.plan_withdrawn',
  problems: ['subscription_not_found'],
});
