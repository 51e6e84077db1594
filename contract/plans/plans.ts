import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { planWire } from './plan.wire.ts';

/**
 * The offered plans in the order that administrators gave them; none while everything is free. Answers are kept for seconds, so that a
 * change shows soon.
 */
export const listPlans = endpoint({
  method: 'GET',
  path: '/plan/list',
  access: 'public',
  feature: 'plans',
  summary: 'The plans that are offered',
  reads: ['plans'],
  input: z.object({}),
  data: z.array(planWire),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 3,
});

/**
 * The own plan. `result` is false for members without one, as documented, and for everybody while everything is free; then the fields of
 * the plan are null and the rest are the limits of the member. `s_plan_name` is the name when it was bought,
 * `s_plan_id` finds the plan in the list. `s_expires_at` is the end of the plan with its extensions; `s_next` are
 * other plans that begin later. `contact_left` of `contact_limit` views are left today; a limit is null where there is none.
 */
export const showMyPlan = endpoint({
  method: 'GET',
  path: '/myplan',
  access: 'member',
  feature: 'plans',
  summary: 'The own plan, its end, and what is left today',
  // Messages that are sent leave fewer of the day.
  reads: ['plan', 'conversations'],
  input: z.object({}),
  data: z.object({
    s_plan_id: z.number().int().nullable(),
    s_plan_name: z.string().nullable(),
    s_expires_at: z.iso.datetime().nullable(),
    s_next: z.array(
      z.object({ s_plan_name: z.string(), s_starts_at: z.iso.datetime(), s_ends_at: z.iso.datetime() }),
    ),
    contact_limit: z.number().int().nullable(),
    contact_left: z.number().int().nullable(),
    interest_limit: z.number().int().nullable(),
    interest_left: z.number().int().nullable(),
    message_limit: z.number().int().nullable(),
    message_left: z.number().int().nullable(),
  }),
  mayBeFalse: true,
  message: 'outcome.done',
  problems: [],
});
