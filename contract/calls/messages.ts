import type { english } from '#contract/locales/en.ts';

/** The name of a sentence that the server says: `validation.…`, `outcome.…` or `problem.…`. */
export type MessageKey = keyof typeof english;
export type ValidationKey = Extract<MessageKey, `validation.${string}`>;

/** Marks a schema's error text as a key of the catalogue, checked by the compiler. */
export function says(key: ValidationKey): { error: ValidationKey } {
  return { error: key };
}
