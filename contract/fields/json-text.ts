import { z } from 'zod';
import { says, type ValidationKey } from '#contract/calls/messages.ts';

const longestText = 20_000;

/** A value that is no plain text: JSON carries it as it is, a form as a text in JSON. */
export function jsonText<Schema extends z.ZodType>(schema: Schema, wrong: ValidationKey) {
  const text = z
    .string()
    .max(longestText)
    .transform((written, context): unknown => {
      try {
        return JSON.parse(written);
      } catch {
        context.addIssue({ code: 'custom', message: wrong });
        return z.NEVER;
      }
    })
    .pipe(schema);
  return z.union([schema, text], says(wrong));
}
