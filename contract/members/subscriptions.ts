import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { rowId } from '#contract/fields/fields.ts';

/** A plan that a member has, had or will have, and how they came to it. */
const memberSubscriptionWire = z.object({
  s_id: z.number().int(),
  s_plan_name: z.string(),
  s_contact_limit: z.number().int(),
  s_starts_at: z.iso.datetime(),
  s_ends_at: z.iso.datetime(),
  s_state: z.enum(['running', 'coming', 'over']),
  s_source: z.enum(['bought', 'free', 'assigned']),
  /** Who assigned it, and why; null for a plan that was bought. */
  s_assigned_by: z.string().nullable(),
  s_reason: z.string().nullable(),
  /** Why it ends earlier than it was to. */
  s_change: z.enum(['replaced', 'withdrawn', 'refunded']).nullable(),
});
export type MemberSubscription = z.infer<typeof memberSubscriptionWire>;

/** The plans of a member, the latest first. */
export const listSubscriptions = endpoint({
  method: 'POST',
  path: '/admin/users/plans',
  access: 'administrator',
  permission: 'members.read',
  feature: 'members',
  summary: 'The plans that a member has, had and will have',
  reads: ['users', 'payments'],
  changes: [],
  input: z.object({ user_id: rowId }),
  data: z.array(memberSubscriptionWire),
  message: 'outcome.done',
  problems: ['not_a_member'],
});
