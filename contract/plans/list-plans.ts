import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { planWire } from './plan.wire.ts';

/** The plans that are offered, cheapest first. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/plan/list',
  access: 'public',
  feature: 'plans',
  summary: 'The plans that are offered',
  input: z.object({}),
  data: z.array(planWire),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 60,
});
