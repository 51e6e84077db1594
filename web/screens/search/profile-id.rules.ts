import { tidyLine } from '#contract/fields/tidy-line.ts';

const largestId = 2_147_483_647;

/** Returns the number of a member id as members write it: `ITM123`, `itm 123`, `123`. Undefined for any other text. */
export function readMemberId(text: string, prefix: string): number | undefined {
  const written = tidyLine(text).replaceAll(/[\s-]/g, '').toLowerCase();
  const start = prefix.toLowerCase();
  const digits = written.startsWith(start) ? written.slice(start.length) : written;
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return id >= 1 && id <= largestId ? id : undefined;
}
