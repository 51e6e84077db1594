import { z } from 'zod';
import { says } from '../messages.ts';
import { optionalWords } from '../optional-fields.ts';
import { criteria, type CriterionName } from './preference.criteria.ts';
import { preferenceWireNames } from './preference.wire.ts';

/** Both ends included; null is an open end. */
export type Range = { from: number | null; to: number | null };

const rangePattern = /^(\d{0,10})\s*-\s*(\d{0,10})$/;

/** Reads `25-32`, `25-` or `-32` within limits; null for anything else. */
export function readRange(text: string, limits: { smallest: number; largest: number }): Range | null {
  const parts = rangePattern.exec(text.trim());
  if (parts === null) return null;
  const [from, to] = [endOf(parts[1]), endOf(parts[2])];
  const ends = [from, to].filter((end) => end !== null);
  const isWithin = ends.every((end) => end >= limits.smallest && end <= limits.largest);
  return ends.length > 0 && isWithin && (from ?? 0) <= (to ?? Infinity) ? { from, to } : null;
}

/** Writes a range as `readRange` reads it. */
export function writeRange({ from, to }: Range): string {
  return `${from ?? ''}-${to ?? ''}`;
}

function endOf(digits: string | undefined): number | null {
  return digits === undefined || digits === '' ? null : Number(digits);
}

function range(name: 'age' | 'height' | 'annualIncome') {
  const limits = criteria[name];
  return z
    .string(says('validation.range'))
    .nullable()
    .transform((text, context) => {
      if (text === null || text.trim() === '') return null;
      const found = readRange(text, limits);
      if (found === null) context.addIssue({ code: 'custom', message: 'validation.range' });
      return found;
    })
    .optional();
}

const set = optionalWords(100, 80);

const nameOnWire = (name: CriterionName) => preferenceWireNames[name].slice('pp_'.length);
const mustHaveNames = new Map(
  // The keys of a literal are exactly its names.
  (Object.keys(criteria) as CriterionName[]).map((name) => [nameOnWire(name), name]),
);

/** The names of criteria, as they stand in `must_have`, in plain words. */
const mustHave = optionalWords(mustHaveNames.size, 40)
  .refine((names) => (names ?? []).every((name) => mustHaveNames.has(name)), says('validation.choice'))
  .transform((names) => names?.flatMap((name) => mustHaveNames.get(name) ?? []));

/**
 * The partner preference as a client sends it. What is absent stays as it is; an empty text or null takes a criterion
 * back.
 */
export const preferenceForm = z.object({
  age: range('age'),
  height: range('height'),
  marital_status: set,
  religion: set,
  community: set,
  mother_tongue: set,
  country: set,
  state: set,
  city: set,
  district: set,
  qualification: set,
  working_with: set,
  profession_area: set,
  working_as: set,
  annual_income: range('annualIncome'),
  profile_managed_by: set,
  diet: set,
  must_have: mustHave,
});
