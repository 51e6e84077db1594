import { z } from 'zod';
import { type Endpoint, endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { named, rowId, wholeNumber } from '#contract/fields/fields.ts';
import { foldDigits } from '#contract/fields/fold-digit.ts';
import { adminPlanWire } from './plan.wire.ts';

/** The limits of what a plan may be. The dearest price in paise is a whole number of the database. */
export const planLimits = {
  name: 60,
  price: 1_000_000,
  duration: 120,
  contactLimit: 1000,
  profileLimit: 10_000,
  feature: 120,
  features: 20,
} as const;

/** The price in whole rupees. The documented form has a free text for it, so digits alone count as their number; nothing else does. */
const price = z
  .union(
    [
      z.number(),
      z
        .string()
        .overwrite(foldDigits)
        .regex(/^\d{1,7}$/, says('validation.plan_price')),
    ],
    says('validation.plan_price'),
  )
  .transform(Number)
  .pipe(
    z
      .number(says('validation.plan_price'))
      .int(says('validation.plan_price'))
      .min(0, says('validation.plan_price'))
      .max(planLimits.price, says('validation.plan_price')),
  );

const features = z
  .array(named(planLimits.feature, 'validation.plan_feature'), says('validation.wrong_type'))
  .max(planLimits.features, says('validation.too_many'));

const terms = z.object({
  name: named(planLimits.name, 'validation.plan_name'),
  price,
  duration: wholeNumber(1, planLimits.duration),
  contact_limit: wholeNumber(1, planLimits.contactLimit),
  /** Null for any number. Absent, a plan keeps its own, and a new one has the default. */
  profile_limit: wholeNumber(1, planLimits.profileLimit).nullable().optional(),
});

/** What the caller saw before the change. Without it the change is made whatever happened in the meantime. */
const seen = terms.extend({ features }).optional();

/** All plans in their order, retired ones included, each with its use. */
export const listAllPlans = endpoint({
  method: 'GET',
  path: '/admin/plan/list',
  access: 'administrator',
  permission: 'plans.edit',
  feature: 'plans',
  summary: 'List all plans, retired ones included',
  reads: ['plans', 'payments', 'users'],
  input: z.object({}),
  data: z.array(adminPlanWire),
  message: 'outcome.done',
  problems: [],
});

/** Offers a new plan, as the last one in the order. */
export const addPlan = endpoint({
  method: 'POST',
  path: '/admin/plan/add',
  access: 'administrator',
  permission: 'plans.edit',
  needsProof: true,
  feature: 'plans',
  summary: 'Add a plan',
  changes: ['plans'],
  input: terms.extend({ features: features.default([]) }),
  data: adminPlanWire,
  message: 'outcome.plan_added',
  status: 201,
  problems: [],
});

/**
 * Changes a plan for those who buy it from now on. What was bought keeps its name, price, term and contact views; the profiles a day
 * change for all who have it.
 */
export const updatePlan = endpoint({
  method: 'POST',
  path: '/admin/plan/update',
  access: 'administrator',
  permission: 'plans.edit',
  needsProof: true,
  feature: 'plans',
  summary: 'Change a plan; what was bought stays as it was',
  changes: ['plans'],
  input: terms.extend({
    plan_id: rowId,
    /** Absent, they stay as they are. */
    features: features.optional(),
    previous: seen,
  }),
  data: adminPlanWire,
  message: 'outcome.plan_updated',
  problems: ['plan_not_found', 'plan_edited'],
});

/** Deletes a plan that nobody ever had or paid for; any other one can be retired. */
export const deletePlan = endpoint({
  method: 'POST',
  path: '/admin/plan/delete',
  access: 'administrator',
  permission: 'plans.edit',
  needsProof: true,
  feature: 'plans',
  summary: 'Delete a plan that nobody ever had or paid for',
  changes: ['plans'],
  input: z.object({ plan_id: rowId }),
  data: z.null(),
  message: 'outcome.plan_deleted',
  problems: ['plan_not_found', 'plan_in_use'],
});

/** Retires a plan, so that nobody can buy it any more, or offers it again. Members who have it keep it. */
export const retirePlan = endpoint({
  method: 'POST',
  path: '/admin/plan/retire',
  access: 'administrator',
  permission: 'plans.edit',
  needsProof: true,
  feature: 'plans',
  summary: 'Retire a plan, or offer it again',
  changes: ['plans'],
  input: z.object({ plan_id: rowId, is_retired: z.boolean(says('validation.choice')) }),
  data: adminPlanWire,
  message: 'outcome.plan_retired',
  problems: ['plan_not_found', 'plan_name_taken'],
});

const planIds = z.array(rowId, says('validation.wrong_type')).min(1, says('validation.required')).max(1000);

/** Orders the plans. Both orders name every plan once, retired ones included. */
export const orderPlans = endpoint({
  method: 'POST',
  path: '/admin/plan/order',
  access: 'administrator',
  permission: 'plans.edit',
  needsProof: true,
  feature: 'plans',
  summary: 'Order the plans',
  changes: ['plans'],
  input: z.object({
    plan_ids: planIds,
    /** The order that the caller saw; the change is refused when it is another one now. */
    previous: planIds.optional(),
  }),
  data: z.null(),
  message: 'outcome.plans_ordered',
  problems: ['plans_edited'],
});

/** The calls about the plans that a site offers. */
export const planEditingEndpoints: readonly Endpoint[] = [
  listAllPlans,
  orderPlans,
  addPlan,
  updatePlan,
  retirePlan,
  deletePlan,
];
