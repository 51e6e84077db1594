import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

/** A plan that can be bought. The price is whole rupees; `p_duration` is months, `p_contact_limit` contact views a day. */
export const planWire = z.object({
  p_id: z.number().int(),
  p_name: z.string(),
  p_price: z.number().int(),
  p_duration: z.number().int(),
  p_contact_limit: z.number().int(),
  p_features: z.array(z.string()),
});
export type PlanWire = z.infer<typeof planWire>;

/** A plan for administrators. One that is used was had or paid for by a member at any time, so it can only be retired. */
export const adminPlanWire = planWire.extend({
  p_position: z.number().int(),
  /** Profiles of different people a day; null for any number. Unlike the other terms it is that of today for all who have the plan. */
  p_profile_limit: z.number().int().nullable(),
  p_is_retired: z.boolean(),
  p_is_used: z.boolean(),
  /** How many members have it now. */
  p_members: z.number().int(),
});
export type AdminPlanWire = z.infer<typeof adminPlanWire>;

export const planMapper = wireMapper({
  id: 'p_id',
  name: 'p_name',
  price: 'p_price',
  months: 'p_duration',
  contactLimit: 'p_contact_limit',
  features: 'p_features',
});
