import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { switchChoice } from '#contract/choices/switch-choice.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ChoiceValue } from './choice-values.rules.ts';
import { refreshChoices } from './choices.queries.ts';

type Switched = { value: Pick<ChoiceValue, 'code' | 'label'>; isActive: boolean };

/** Retires and restores values of a list; either can be undone from the toast that says so. */
export function useChoiceSwitch(list: ListName) {
  const t = useAdministrationTexts();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ value, isActive }: Switched) =>
      loadEndpoint(switchChoice, { list, code: value.code, is_active: isActive }),
    onSuccess: async (_answer, { value, isActive }) => {
      const sentence = t(isActive ? 'choices.restored' : 'choices.retired', { label: value.label });
      showToast(sentence, () => mutation.mutate({ value, isActive: !isActive }));
      await refreshChoices(queries);
    },
    onError: (error, switched) =>
      showOutcome({
        tone: 'failure',
        title: t('choices.switchFailed', { label: switched.value.label }),
        text: sentenceOfFailure(error, t('choices.unreachable')) ?? t('choices.failedText'),
        onRetry: () => mutation.mutate(switched),
      }),
  });
  return { isBusy: mutation.isPending, change: mutation.mutate };
}
