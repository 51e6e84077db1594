import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

/** Whether now is a good time to ask for a review: without one, a week after registering or later, and after an accepted interest. */
export const showReviewRequest = endpoint({
  method: 'GET',
  path: '/review/request',
  access: 'member',
  feature: 'reviews',
  summary: 'Whether the member may be asked for a review',
  reads: ['reviews'],
  input: z.object({}),
  data: z.object({ may_be_asked: z.boolean() }),
  message: 'outcome.done',
  problems: [],
});
