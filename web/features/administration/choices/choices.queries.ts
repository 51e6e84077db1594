import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listChoiceValues } from '#contract/choices/choice-editing.ts';
import { choiceLists, listNames, type ListName } from '#contract/choices/choice-lists.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { choicesQuery } from '#web/choices/use-choices.ts';
import type { ChoiceSearch } from './choice-address.rules.ts';
import { pageOfValues } from './choice-values.rules.ts';

/** All values of one list, retired ones included. */
export function choiceValuesQuery(list: ListName) {
  return endpointQuery(listChoiceValues, { list });
}

/** Loads the administrator's lists again after a change, and what the fields of this browser offer. */
export async function refreshChoices(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [listChoiceValues.path] }),
    queries.invalidateQueries({ queryKey: choicesQuery().queryKey }),
  ]);
}

const firstList: ListName = 'religion';

/** Returns the list that an address names, the value of the list above, and the page of values. */
export function useChoiceList(search: ChoiceSearch) {
  const list = listNames.find((name) => name === search.list) ?? firstList;
  const parentList = choiceLists[list].parent;
  const parent = parentList === null ? undefined : search.parent;
  const query = useQuery({
    ...choiceValuesQuery(list),
    select: ({ data }) => pageOfValues(data, { search: search.search, page: search.page, parent }),
  });
  return { list, parentList, parent, query };
}

/** Returns the values of the list above, which filter this list and are offered when a value is added. */
export function useParentValues(parentList: ListName | null) {
  const { data } = useQuery({
    ...choiceValuesQuery(parentList ?? firstList),
    select: ({ data: values }) => values.filter((value) => !value.is_last),
  });
  return parentList === null ? [] : (data ?? []);
}
