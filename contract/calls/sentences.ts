import { english } from '#contract/locales/en.ts';
import type { MessageKey } from './messages.ts';

// Apart from the keys: schemas have the keys, and the web loads only the sentences of forms.

/** The sentence behind a key, in English, the language of the wire. */
export function sentenceOf(key: MessageKey): string {
  return english[key];
}

/** Whether a text is the name of a sentence. Schemas carry keys, so that every language can say them. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(english, text);
}
