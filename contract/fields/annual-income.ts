import { z } from 'zod';
import { says } from '#contract/calls/messages.ts';
import { tidyLine } from './tidy-line.ts';

/** Rupees a year from and to; null is an open end. An exact number has both ends alike. */
export type IncomeRange = { from: number; to: number | null };

/** The code of not telling one's income, and what it reads on the wire. */
export const undisclosedIncome = { code: 'prefer-not-to-say', label: 'Prefer not to say' } as const;

const largest = 1_000_000_000;
const rangePattern = /^(\d{1,10})(?:(-)(\d{1,10})?)?$/;

/** Reads `750000`, `500000-750000` or `10000000-`; null for anything else. */
export function readIncome(text: string): IncomeRange | null {
  const parts = rangePattern.exec(text);
  if (parts === null) return null;
  const from = Number(parts[1]);
  const to = parts[3] === undefined ? null : Number(parts[3]);
  const range = { from, to: parts[2] === undefined ? from : to };
  return from <= largest && (range.to ?? from) >= from && (range.to ?? 0) <= largest ? range : null;
}

/** The rupees that stand for an income: the middle of a band, the lower end of an open one; null for a text that is no income. */
export function amountOfIncome(text: string): number | null {
  const range = readIncome(text);
  if (range === null) return null;
  return Math.round((range.from + (range.to ?? range.from)) / 2);
}

/** Annual income in rupees: a number, a range, "Prefer not to say", or nothing. Normalised, so that it reads as sent. */
export const annualIncome = z
  .union([z.string(), z.number()], says('validation.income'))
  .transform((input) => normalise(tidyLine(String(input))))
  .refine((text) => text === '' || text === undisclosedIncome.label || readIncome(text) !== null, {
    ...says('validation.income'),
  })
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .optional();

function normalise(text: string): string {
  const isUndisclosed = [undisclosedIncome.code, undisclosedIncome.label.toLowerCase()].includes(
    text.toLowerCase(),
  );
  if (isUndisclosed) return undisclosedIncome.label;
  return text
    .replaceAll(/\s*-\s*/g, '-')
    .replace(/^0+(?=\d)/, '')
    .replace(/-0+(?=\d)/, '-');
}
