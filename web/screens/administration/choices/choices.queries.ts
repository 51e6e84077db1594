import { queryOptions, useQuery } from '@tanstack/react-query';
import { listChoiceValues } from '#contract/choices/choice-editing.ts';
import { choiceLists, listNames, type ListName } from '#contract/choices/choice-lists.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import type { ChoiceSearch } from './choice-address.rules.ts';
import { pageOfValues } from './choice-values.rules.ts';

export function orderMutationKey(list: ListName): [string, ListName] {
  return ['order', list];
}

/** All values of one list, retired ones included. An answer between two moves would show the second one undone. */
export function choiceValuesQuery(list: ListName) {
  const query = endpointQuery(listChoiceValues, { list });
  return queryOptions({
    ...query,
    meta: {
      ...query.meta,
      refetches: (_change, queries) => queries.isMutating({ mutationKey: orderMutationKey(list) }) === 0,
    },
  });
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
