import { english } from '#contract/locales/en.ts';

/** The name of a sentence that the server says: `validation.…`, `outcome.…` or `problem.…`. */
export type MessageKey = keyof typeof english;
export type ValidationKey = Extract<MessageKey, `validation.${string}`>;

/** The sentence behind a key, in English, the language of the wire. */
export function sentenceOf(key: MessageKey): string {
  return english[key];
}

/** Whether a text is the name of a sentence. Schemas carry keys, so that every language can say them. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(english, text);
}

/** Marks a schema's error text as a key of the catalogue, checked by the compiler. */
export function says(key: ValidationKey): { error: ValidationKey } {
  return { error: key };
}
