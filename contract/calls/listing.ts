import { z } from 'zod';
import { wholeNumber } from '#contract/fields/fields.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import { alsoAsText } from './written-numbers.ts';
import { says } from './messages.ts';

/** A number that a query string carries as text; in JSON it is a number. */
export function queryNumber(smallest: number, largest: number) {
  const within = wholeNumber(smallest, largest);
  const written = z
    .string()
    .overwrite(tidyLine)
    .regex(/^\d{1,10}$/, says('validation.number'))
    .transform(Number)
    .pipe(within);
  return alsoAsText(z.union([within, written], says('validation.number')), 'validation.number');
}

/** A yes or no that a query string carries as text; in JSON it is a boolean. */
export const queryBoolean = alsoAsText(
  z.union(
    [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
    says('validation.choice'),
  ),
  'validation.choice',
);

/** What names a row, in a query string. */
export const queryRowId = queryNumber(1, 2_147_483_647);

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
