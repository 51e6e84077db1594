import { z } from 'zod';
import { says } from './messages.ts';

/** A number that a query string carries as text. */
export function queryNumber(smallest: number, largest: number) {
  return z.union(
    [
      z.number().int().min(smallest).max(largest),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .pipe(z.number().min(smallest).max(largest)),
    ],
    says('validation.number'),
  );
}

/** What every list of the administrator area takes: a search, an order, and a page or the cursor `next` of the page before. */
export function listing<const Sort extends readonly [string, ...string[]]>(sorts: Sort) {
  return {
    search: z
      .string()
      .trim()
      .max(100, says('validation.too_long'))
      .refine((text) => !text.includes('\0'), says('validation.unusual_characters'))
      .default(''),
    sort: z.enum(sorts, says('validation.choice')).optional(),
    order: z.enum(['asc', 'desc'], says('validation.choice')).default('desc'),
    page: queryNumber(1, 1_000_000).default(1),
    limit: queryNumber(1, 200).default(50),
    cursor: z.string().max(200, says('validation.too_long')).optional(),
  };
}
