import { readMobile } from '#contract/fields/mobile-number.ts';

/** The stored forms (E.164) that a typed mobile number may have, in any spelling; none for another text. */
export function listMobiles(typed: string): string[] {
  const found = [readMobile(typed), readMobile(`+${typed.trim()}`)];
  return [...new Set(found)].filter((number) => number !== null);
}

const dayMs = 24 * 60 * 60_000;

/** The instant some days before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * dayMs);
}
