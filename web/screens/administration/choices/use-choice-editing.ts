import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renameChoice, reorderChoices } from '#contract/choices/choice-editing.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import type { ChoiceSearch, ChoiceSort } from './choice-address.rules.ts';
import {
  moveCode,
  pageWith,
  reorderValues,
  siblingsOf,
  type ChoiceValue,
  type PlacedValue,
} from './choice-values.rules.ts';
import { choiceValuesQuery, orderMutationKey } from './choices.queries.ts';

/** A value that was added. */
export type AddedValue = Pick<ChoiceValue, 'code' | 'label' | 'parent'>;

/** After a change of a list a toast confirms it, the list is loaded again, and the page with the value opens. */
export function useChoiceEditing(
  list: ListName,
  { search, onSearch }: ListAddress<ChoiceSort, ChoiceSearch>,
) {
  const t = useAdministrationTexts();
  const queries = useQueryClient();
  const call = useCall(t('choices.saveFailed'));
  const order = useChoiceOrder(list);

  const openPageWith = (code: string, wanted: ChoiceSearch) => {
    const values = queries.getQueryData(choiceValuesQuery(list).queryKey)?.data ?? [];
    const page = pageWith(values, { ...wanted, code });
    if (wanted !== search || page !== (search.page ?? 1)) onSearch({ ...wanted, page }, true);
  };
  const undoRenaming = async ({ code, label, labels }: ChoiceValue) => {
    const answer = await call(renameChoice, { list, code, label, labels });
    if (answer?.result !== true) return;
    showToast(t('choices.renamed', { label }));
  };

  return {
    moved: order.moved,
    move: (value: PlacedValue, place: number) => {
      order.move(value, place);
      openPageWith(value.code, search);
    },
    showAdded: async ({ code, label, parent }: AddedValue) => {
      showToast(t('choices.added', { label }));
      await whenRefetched();
      const { search: _search, ...rest } = search;
      openPageWith(code, rest.parent === undefined || parent === null ? rest : { ...rest, parent });
    },
    showRenamed: (before: ChoiceValue, label: string) =>
      showToast(t('choices.renamed', { label }), () => void undoRenaming(before)),
  };
}

/** The value moved last, so that the focus can follow it. */
export type Moved = { code: string; towards: 'up' | 'down' };

/**
 * Moves values of a list. A move is shown and saved at once, one after the other. When another administrator has
 * changed the list, nothing is saved, the list is loaded again, and an outcome dialog opens.
 */
function useChoiceOrder(list: ListName) {
  const t = useAdministrationTexts();
  const queries = useQueryClient();
  const { queryKey } = choiceValuesQuery(list);
  const [moved, setMoved] = useState<Moved>();
  const mutationKey = orderMutationKey(list);
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (order: EndpointInput<typeof reorderChoices>) => loadEndpoint(reorderChoices, order),
    onError: async (error) => {
      await reloadAnswers(queries, { queryKey });
      showFailure(error, {
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
