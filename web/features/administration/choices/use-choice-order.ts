import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { reorderChoices } from '#contract/choices/reorder-choices.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { announce } from '#web/design/announcer.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { moveCode, reorderValues, siblingsOf, type PlacedValue } from './choice-values.rules.ts';
import { choiceValuesQuery, refreshChoices } from './choices.queries.ts';

/** Where a value was just moved to, so that the focus can follow it. */
export type Moved = { code: string; towards: 'up' | 'down' };

/**
 * Moves values of a list. A move shows at once and is saved at once, one after the other; when somebody else has changed
 * the list meanwhile, nothing is saved, the list is loaded anew, and the administrator is told.
 */
export function useChoiceOrder(list: ListName) {
  const t = useAdministrationTexts();
  const queries = useQueryClient();
  const { queryKey } = choiceValuesQuery(list);
  const [moved, setMoved] = useState<Moved>();
  const mutationKey = ['order', list];
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (order: EndpointInput<typeof reorderChoices>) => loadEndpoint(reorderChoices, order),
    onSuccess: async () => {
      if (queries.isMutating({ mutationKey }) === 1) await refreshChoices(queries);
    },
    onError: async (error) => {
      await refreshChoices(queries);
      showOutcome({
        tone: 'failure',
        title: t('choices.orderFailed'),
        text: sentenceOfFailure(error, t('choices.unreachable')) ?? t('choices.failedText'),
      });
    },
  });

  const move = (value: PlacedValue, place: number) => {
    const answer = queries.getQueryData(queryKey);
    const values = answer?.data ?? [];
    const previous = siblingsOf(values, value.parent);
    const codes = moveCode(previous, { code: value.code, place });
    if (answer === undefined || codes.join() === previous.join()) return;
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, { ...answer, data: reorderValues(values, codes) });
    setMoved({ code: value.code, towards: place < (value.place ?? 0) ? 'up' : 'down' });
    announce(t('choices.moved', { label: value.label, place, places: value.places }));
    mutation.mutate({ list, parent: value.parent, codes, previous });
  };
  return { move, moved };
}
