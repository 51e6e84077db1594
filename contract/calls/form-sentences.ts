import { formsEnglish } from '#contract/locales/en-forms.ts';

/** The name of a sentence about a field or a photo. */
type FormKey = keyof typeof formsEnglish;

/** Whether the error text of a schema is such a name, which a form says in the reader's language. */
export function isFormKey(text: string): text is FormKey {
  return Object.hasOwn(formsEnglish, text);
}
