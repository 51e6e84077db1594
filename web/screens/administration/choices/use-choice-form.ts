import { useState } from 'react';
import type { addChoice, renameChoice } from '#contract/choices/choice-editing.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { FieldError, Success } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { defaultLanguage, languages } from '#web/locales/languages.ts';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';

/** The languages of the site into which a label can be translated, with their direction. */
export const translationLanguages = Object.entries(languages)
  .filter(([code]) => code !== defaultLanguage)
  .map(([code, { name, direction }]) => ({ code, name, direction }));

type Editing = typeof addChoice | typeof renameChoice;

/** The labels of a value: English, and the translations by language. */
type ChoiceLabels = { label: string; labels: Readonly<Record<string, string>> };

/**
 * The labels of a value in a form, and how they are sent. It does not use `useEndpointForm`, because an empty
 * translation is not sent at all. `send` returns the value as the server has stored it; undefined when it was refused.
 */
export function useChoiceForm(before: ChoiceLabels) {
  const t = useAdministrationTexts();
  const sentenceOf = useErrorSentence();
  const call = useCall(t('choices.saveFailed'));
  const [written, setWritten] = useState(before);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const labels = { ...before.labels, ...written.labels };
  const filled = Object.fromEntries(Object.entries(labels).filter(([, text]) => text.trim() !== ''));

  const send = async <E extends Editing>(
    endpoint: E,
    rest: Omit<EndpointInput<E>, 'label' | 'labels'>,
  ): Promise<Success<E> | undefined> => {
    // Both endpoints take the labels beside what identifies the value or the list.
    const input = { ...rest, label: written.label, labels: filled } as unknown as EndpointInput<E>;
    const { error } = endpoint.input.safeParse(input);
    const wrong = error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [];
    setErrors(wrong);
    if (wrong.length > 0) return undefined;
    setBusy(true);
    const answer = await call<E>(endpoint, input);
    setBusy(false);
    if (answer === undefined || answer.result) return answer;
    if (answer.errors !== undefined) setErrors(answer.errors);
    else showOutcome({ tone: 'failure', title: t('choices.saveFailed'), text: answer.message });
    return undefined;
  };

  return {
    written,
    isBusy,
    isChanged: written.label !== before.label || listTranslations(filled) !== listTranslations(before.labels),
    errorOf: (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message),
    writeLabel: (label: string) => setWritten({ ...written, label }),
    writeTranslation: (language: string, text: string) =>
      setWritten({ ...written, labels: { ...written.labels, [language]: text } }),
    send,
  };
}

/** Translations as one text, to compare them. */
function listTranslations(labels: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => a.localeCompare(b)));
}
