import { useQueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { renameChoice } from '#contract/choices/rename-choice.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import type { ListAddress } from '#web/lists/list-search.ts';
import type { ChoiceSearch, ChoiceSort } from './choice-address.rules.ts';
import { pageWith, type ChoiceValue, type PlacedValue } from './choice-values.rules.ts';
import { choiceValuesQuery, refreshChoices } from './choices.queries.ts';
import { useChoiceOrder } from './use-choice-order.ts';

/** A value that was added just now. */
export type AddedValue = Pick<ChoiceValue, 'code' | 'label' | 'parent'>;

/** What follows a change of a list: it is said, the list is loaded anew, and the page turns to where the value stands. */
export function useChoiceEditing(
  list: ListName,
  { search, onSearch }: ListAddress<ChoiceSort, ChoiceSearch>,
) {
  const t = useAdministrationTexts();
  const queries = useQueryClient();
  const call = useCall(t('choices.saveFailed'));
  const order = useChoiceOrder(list);

  const follow = (code: string, wanted: ChoiceSearch) => {
    const values = queries.getQueryData(choiceValuesQuery(list).queryKey)?.data ?? [];
    const page = pageWith(values, { ...wanted, code });
    if (wanted !== search || page !== (search.page ?? 1)) onSearch({ ...wanted, page }, true);
  };
  const undoRenaming = async ({ code, label, labels }: ChoiceValue) => {
    const answer = await call(renameChoice, { list, code, label, labels });
    if (answer?.result !== true) return;
    showToast(t('choices.renamed', { label }));
    await refreshChoices(queries);
  };

  return {
    moved: order.moved,
    move: (value: PlacedValue, place: number) => {
      order.move(value, place);
      follow(value.code, search);
    },
    showAdded: async ({ code, label, parent }: AddedValue) => {
      showToast(t('choices.added', { label }));
      await refreshChoices(queries);
      const { search: _search, ...rest } = search;
      follow(code, rest.parent === undefined || parent === null ? rest : { ...rest, parent });
    },
    showRenamed: async (before: ChoiceValue, label: string) => {
      showToast(t('choices.renamed', { label }), () => void undoRenaming(before));
      await refreshChoices(queries);
    },
  };
}
