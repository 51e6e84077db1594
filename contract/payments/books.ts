import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { paymentMethods } from './payment.states.ts';

/** The most days of a period: a financial year, and the month before it. */
const mostDays = 400;

const outside = { path: ['to'], ...says('validation.period') };
/** The database has no year 0. */
const earliest = '1900-01-01';
const day = z.iso.date(says('validation.date')).refine((text) => text >= earliest, says('validation.date'));
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The first and the last day, where the site is. Without both it is the present financial year, until today. */
const period = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), outside)
  .refine(({ from = '', to = '' }) => from <= to, outside)
  .refine(({ from = '', to = from }) => from === to || daysBetween(from, to) < mostDays, outside);

const count = z.number().int().min(0);
const taken = {
  confirmed: count,
  confirmed_paise: count,
  refunds: count,
  refunded_paise: count,
  /** Below zero where more was sent back than came in. */
  net_paise: z.number().int(),
};

/** What came in and was sent back, by day and by method. Days on which nothing happened are left out. */
export const showTotals = endpoint({
  method: 'GET',
  path: '/admin/payments/totals',
  access: 'administrator',
  permission: 'payments.decide',
  feature: 'payments',
  summary: 'Totals of payments by day',
  reads: ['payments'],
  input: period,
  data: z.object({
    total: z.object(taken),
    by_day: z.array(z.object({ day: z.iso.date(), ...taken })),
    by_method: z.array(z.object({ method: z.enum(paymentMethods), ...taken })),
  }),
  message: 'outcome.done',
  problems: [],
});

/**
 * The receipts and credit notes of a period for the accountant, with their taxes as they were issued: CSV with a byte order mark, cells
 * that a spreadsheet would run as a formula escaped. Every export is recorded.
 */
export const exportPayments = endpoint({
  method: 'GET',
  path: '/admin/payments/export.csv',
  access: 'administrator',
  permission: 'payments.decide',
  needsProof: true,
  feature: 'payments',
  summary: 'Export receipts and credit notes as a spreadsheet',
  reads: [],
  input: period,
  download: 'text/csv',
  data: z.null(),
  message: 'outcome.done',
  problems: [],
  perMinute: 10,
});
