import { useMutation } from '@tanstack/react-query';
import { criterionNames } from '#contract/preferences/preference.criteria.ts';
import { updatePreference } from '#contract/preferences/update-preference.ts';
import { ApiRefused } from '#web/api/answer.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import {
  withMarks,
  writeForm,
  writePrevious,
  type FieldName,
  type PreferenceValues,
} from './preference-values.rules.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

type Change = { from: PreferenceValues; to: PreferenceValues; isUndo: boolean };

/** Saves suggestions with one press, and takes them back with another, as long as nobody changed them meanwhile. */
export function useAcceptingSuggestion() {
  const t = usePreferenceTexts();
  const keepAnswer = useKeptAnswer();
  const mutation = useMutation({
    mutationFn: ({ from, to }: Change) => {
      const fields = listStated(from, to);
      return loadEndpoint(updatePreference, {
        ...writeForm(fields, to),
        previous: writePrevious(fields, from),
      });
    },
    onSuccess: (answer, { from, to, isUndo }) => {
      keepAnswer(answer);
      if (isUndo) showToast(t('suggestion.undone'));
      else showToast(t('suggestion.saved'), () => mutation.mutate({ from: to, to: from, isUndo: true }));
    },
    onError: (error, change) =>
      showOutcome({
        tone: 'failure',
        title: t('saving.failedTitle'),
        text: error instanceof ApiRefused ? error.refusal.message : t('saving.failedText'),
        onRetry: () => mutation.mutate(change),
      }),
  });
  return {
    isSaving: mutation.isPending,
    accept: (suggested: PreferenceValues) => mutation.mutate({ from: nothing, to: suggested, isUndo: false }),
  };
}

// Every criterion and every mark, all of them empty.
const nothing = Object.fromEntries(withMarks(criterionNames).map((name) => [name, ''])) as PreferenceValues;

/** What either of two preferences states. */
function listStated(one: PreferenceValues, other: PreferenceValues): FieldName[] {
  return withMarks(criterionNames).filter((name) => one[name] !== '' || other[name] !== '');
}
