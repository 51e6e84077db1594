import { isFormKey } from '#contract/calls/form-sentences.ts';
import { formsEnglish } from '#contract/locales/en-forms.ts';
import type { Texts } from '#web/locales/define-texts.ts';
import type { FieldErrors } from './native-form.ts';

type Wrong = { field: unknown; message: string };
type Known<Field extends string> = { fields: readonly Field[]; texts: Texts };

/**
 * The first error of each known field, in the reader's language: of the contract's rules by a key, of the server as a sentence. Load
 * this module with the schemas, when a visitor begins to write: it has all these sentences.
 */
export function collectErrors<Field extends string>(
  wrong: readonly Wrong[],
  { fields, texts }: Known<Field>,
): FieldErrors<Field> {
  const t = texts.of('contract', formsEnglish);
  const errors: FieldErrors<Field> = {};
  for (const { field: name, message } of wrong) {
    const field = fields.find((known) => known === name);
    if (field !== undefined) errors[field] ??= isFormKey(message) ? t(message) : message;
  }
  return errors;
}
