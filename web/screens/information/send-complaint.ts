import { isFormKey } from '#contract/calls/form-sentences.ts';
import { formsEnglish } from '#contract/locales/en-forms.ts';
import { addComplaint } from '#contract/safety/complaints.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import type { Texts } from '#web/locales/define-texts.ts';

export type ComplaintErrors = Readonly<Record<string, string>>;
type Sent = { ticket: string } | { errors: ComplaintErrors } | { refusal: string };

/** Checks and sends the complaint in a form. The schema is loaded with this file, when the form is sent. */
export async function sendComplaint(form: HTMLFormElement, texts: Texts): Promise<Sent> {
  const draft = Object.fromEntries(new FormData(form));
  const input = addComplaint.input.safeParse(draft);
  if (!input.success) {
    return {
      errors: collect(
        input.error.issues.map(({ path, message }) => [String(path[0]), message]),
        texts,
      ),
    };
  }
  const answer = await callEndpoint<typeof addComplaint>(addComplaint, input.data);
  if (answer.result) return { ticket: answer.data.r_ticket };
  const errors = collect(
    (answer.errors ?? []).map(({ field, message }) => [field, message]),
    texts,
  );
  return Object.keys(errors).length > 0 ? { errors } : { refusal: answer.message };
}

function collect(found: readonly (readonly [string, string])[], texts: Texts): ComplaintErrors {
  const t = texts.of('contract', formsEnglish);
  const errors: Record<string, string> = {};
  for (const [field, message] of found) errors[field] ??= isFormKey(message) ? t(message) : message;
  return errors;
}
