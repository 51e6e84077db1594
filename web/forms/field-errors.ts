import { isMessageKey } from '#contract/calls/sentences.ts';
import { english } from '#contract/locales/en.ts';
import type { Texts } from '#web/i18n/texts.ts';
import type { FieldErrors } from './native-form.ts';

type Wrong = { field: unknown; message: string };
type Known<Field extends string> = { fields: readonly Field[]; texts: Texts };

/**
 * The first error of each known field, in the reader's language: of the contract's rules by a key, of the server as a sentence. Load
 * this module with the schemas, when a visitor begins to write: it has the whole catalogue.
 */
export function collectErrors<Field extends string>(
  wrong: readonly Wrong[],
  { fields, texts }: Known<Field>,
): FieldErrors<Field> {
  const t = texts.of('contract', english);
  const errors: FieldErrors<Field> = {};
  for (const { field: name, message } of wrong) {
    const field = fields.find((known) => known === name);
    if (field !== undefined) errors[field] ??= isMessageKey(message) ? t(message) : message;
  }
  return errors;
}
