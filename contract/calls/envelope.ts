import { z } from 'zod';

/** One wrong field: its name on the wire and the sentence of the specification's validation section. */
export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** Every refusal, whatever its HTTP status. `result` is the only success flag. */
export const refusal = z.object({
  result: z.literal(false),
  message: z.string(),
  data: z.null(),
  code: z.string(),
  errors: z.array(fieldError).optional(),
  /** Seconds to wait; also in the Retry-After header. */
  retry_after: z.number().int().optional(),
  /** When the reason of the refusal ends by itself. */
  until: z.iso.datetime().optional(),
  /** The number of digits of the code that is on its way. */
  code_length: z.number().int().optional(),
  /** The address to which a code was sent, because the password was right and the account is not verified. */
  email: z.string().optional(),
  /** For questions to the operator: the log line of the call contains the same id. */
  request_id: z.string(),
});
export type Refusal = z.infer<typeof refusal>;

/** The one envelope of success. */
export function successOf<Data extends z.ZodType, Extra extends z.ZodRawShape>(
  data: Data,
  { extra, mayBeFalse = false }: { extra: Extra; mayBeFalse?: boolean | undefined },
) {
  const result = mayBeFalse ? z.boolean() : z.literal(true);
  return z.object({ result, message: z.string(), data, ...extra });
}

/** The further fields of every paged list. `next` is opaque, and null at the end. */
export const paging = {
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
  next: z.string().nullable(),
} as const;
