import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * The own plan. `result` is false for members without one, as documented; then the plan's own fields are null and the rest
 * tells what is free. `contact_left` of `contact_limit` views are left today; `interest_left` is null without a limit.
 */
export const showMyPlan = endpoint({
  method: 'GET',
  path: '/myplan',
  access: 'member',
  feature: 'plans',
  summary: 'The own plan, its end, and what is left today',
  input: z.object({}),
  data: z.object({
    s_plan_name: z.string().nullable(),
    s_expires_at: z.iso.datetime().nullable(),
    contact_limit: z.number().int(),
    contact_left: z.number().int(),
    interest_limit: z.number().int().nullable(),
    interest_left: z.number().int().nullable(),
  }),
  mayBeFalse: true,
  message: 'outcome.done',
  problems: [],
});
