import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showMyPlan } from '#contract/plans/plans.ts';

export type MyPlan = EndpointData<typeof showMyPlan>;

/** The limits of a member without a plan. */
export const noPlan: MyPlan = {
  s_plan_id: null,
  s_plan_name: null,
  s_expires_at: null,
  s_next: [],
  contact_limit: 1,
  contact_left: 1,
  interest_limit: 5,
  interest_left: 5,
  message_limit: 20,
  message_left: 20,
};

/** Basic until the end of May. */
export const myBasic: MyPlan = {
  s_plan_id: 1,
  s_plan_name: 'Basic',
  s_expires_at: '2099-05-31T08:30:00.000Z',
  s_next: [],
  contact_limit: 3,
  contact_left: 2,
  interest_limit: null,
  interest_left: null,
  message_limit: null,
  message_left: null,
};
