import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { queueNames } from './queues.ts';

const amount = z.number().int().nonnegative();

/** The last seven days of the site, today included, compared with the seven before; see docs/administration.md. */
const growth = { growthPercent: z.number(), last7Days: amount, previous7Days: amount };

/** A queue that the caller's role may open. `oldest_at` is null while nothing waits. */
export const queueWire = z.object({
  queue: z.enum(queueNames),
  waiting: amount,
  oldest_at: z.iso.datetime().nullable(),
});

/** The numbers of the dashboard that are answered at once. The keys of the three counts are those of the specification. */
export const showDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  access: 'administrator',
  permission: 'dashboard.read',
  feature: 'dashboard',
  summary: 'Show the numbers of the dashboard, and the queues of the caller’s role',
  reads: ['users', 'enquiries', 'reports', 'imports', 'review', 'jobs', 'payments', 'stories'],
  input: z.object({}),
  data: z.object({
    userCount: z.object({ total: amount, ...growth }),
    /** `total` is that of the last seven days, as documented. */
    enquiryCount: z.object({ total: amount, ...growth }),
    storyCount: z.object({ total: amount, ...growth }),
    inactiveUserCount: z.object({ total: amount }),
    queues: z.array(queueWire),
  }),
  message: 'outcome.done',
  problems: [],
});
