import { useState } from 'react';
import type { EndpointInput } from '#contract/endpoint.ts';
import type { addChoice } from '#contract/choices/add-choice.ts';
import type { renameChoice } from '#contract/choices/rename-choice.ts';
import type { FieldError, Success } from '#web/api/answer.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { listTranslations } from './choice-languages.data.ts';

type Editing = typeof addChoice | typeof renameChoice;

/** The labels of a value while they are written: English, and by language what is not English. */
export type ChoiceLabels = { label: string; labels: Readonly<Record<string, string>> };

/**
 * The labels of a value, and how they are sent. Apart from the form of other endpoints, because a translation that is
 * left empty is not sent at all. Answers the value as the server keeps it, undefined when it said no.
 */
export function useChoiceForm(before: ChoiceLabels) {
  const t = useAdministrationTexts();
  const sentenceOf = useErrorSentence();
  const call = useCall(t('choices.saveFailed'));
  const [written, setWritten] = useState(before);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const labels = { ...before.labels, ...written.labels };
  const kept = Object.fromEntries(Object.entries(labels).filter(([, text]) => text.trim() !== ''));

  const send = async <E extends Editing>(
    endpoint: E,
    rest: Omit<EndpointInput<E>, 'label' | 'labels'>,
  ): Promise<Success<E> | undefined> => {
    // Both endpoints take the labels beside what tells the value or the list.
    const input = { ...rest, label: written.label, labels: kept } as unknown as EndpointInput<E>;
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
    isChanged: written.label !== before.label || listTranslations(kept) !== listTranslations(before.labels),
    errorOf: (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message),
    writeLabel: (label: string) => setWritten({ ...written, label }),
    writeTranslation: (language: string, text: string) =>
      setWritten({ ...written, labels: { ...written.labels, [language]: text } }),
    send,
  };
}
