import { z } from 'zod';

/**
 * The input of a call with `takesRawBody`: the bytes of the body as they arrived, and the headers, for a sender whose signature covers
 * the bytes.
 */
export const rawBody = z.object({
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  headers: z.record(z.string(), z.string()),
});
export type RawBody = z.output<typeof rawBody>;
