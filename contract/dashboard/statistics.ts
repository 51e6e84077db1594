import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { defaultPeriod, statisticsPeriods, type StatisticsPeriod } from './periods.ts';

const isPeriod = (value: number): value is StatisticsPeriod =>
  statisticsPeriods.some((period) => period === value);

/** A period of the charts, in days. */
export const periodInDays = z
  .union([z.number(), z.string().regex(/^\d{1,3}$/, says('validation.choice'))], says('validation.choice'))
  .transform(Number)
  .refine(isPeriod, says('validation.choice'))
  .default(defaultPeriod);

const amount = z.number().int().nonnegative();

/** The steps from registration to a first acceptance; each counts members who reached it and every one before it. */
export const funnelSteps = ['registered', 'verified', 'complete', 'interested', 'accepted'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What is counted by day. */
export const dailyCounts = ['registrations', 'verified', 'interests', 'acceptances'] as const;
export type DailyCount = (typeof dailyCounts)[number];

/** Numbers for the charts of the dashboard. They are at most a minute old. */
export const showStatistics = endpoint({
  method: 'GET',
  path: '/admin/statistics',
  access: 'administrator',
  permission: 'dashboard.read',
  feature: 'dashboard',
  summary: 'Show statistics by day, the funnel, balances, and the spread of today’s matches',
  reads: [],
  input: z.object({ days: periodInDays }),
  data: z.object({
    days: z.number().int(),
    time_zone: z.string(),
    counted_at: z.iso.datetime(),
    /** Every day of the period, the oldest first; days without events are zeros. */
    by_day: z.array(
      z.object({
        day: z.iso.date(),
        registrations: amount,
        verified: amount,
        interests: amount,
        acceptances: amount,
      }),
    ),
    funnel: z.array(z.object({ step: z.enum(funnelSteps), members: amount })),
    genders: z.array(z.object({ gender: z.string(), members: amount })),
    communities: z.object({
      top: z.array(z.object({ community: z.string(), religion: z.string().nullable(), members: amount })),
      others: amount,
    }),
    exposure: z.object({
      days: z.number().int(),
      members: amount,
      never_shown: amount,
      shows: amount,
      /** The shows of each tenth of the members, those who are shown most first. */
      tenths: z.array(amount),
    }),
  }),
  message: 'outcome.done',
  problems: [],
});
