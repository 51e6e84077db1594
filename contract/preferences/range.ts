import { tidyLine } from '../fields/tidy-line.ts';

/** Both ends included; null is an open end. */
export type Range = { from: number | null; to: number | null };

const rangePattern = /^(\d{0,10})\s*-\s*(\d{0,10})$/;

/** Reads `25-32`, `25-` or `-32` within limits; null for anything else. */
export function readRange(text: string, limits: { smallest: number; largest: number }): Range | null {
  const parts = rangePattern.exec(tidyLine(text));
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
