import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { periodInDays } from './statistics.ts';

const count = z.number().int().nonnegative();

/** Income and renewals by day, for those who may see payments. */
export const showIncome = endpoint({
  method: 'GET',
  path: '/admin/statistics/income',
  access: 'administrator',
  permission: 'payments.decide',
  feature: 'dashboard',
  summary: 'Show income and renewals by day',
  reads: ['payments'],
  input: z.object({ days: periodInDays }),
  data: z.object({
    /** Every day of the period, the oldest first. */
    by_day: z.array(
      z.object({
        day: z.iso.date(),
        /** What was confirmed, and what was sent back, on this day. Their difference is the income. */
        confirmed_paise: count,
        refunded_paise: count,
        /** Payments of members who had a plan within the thirty days before, and of all others. */
        renewals: count,
        new_buyers: count,
      }),
    ),
  }),
  message: 'outcome.done',
  problems: [],
});
