import { useQuery } from '@tanstack/react-query';
import { choiceLists, listNames, type ListName } from '#contract/choices/choice-lists.ts';
import type { ChoiceSearch } from './choice-address.rules.ts';
import { pageOfValues } from './choice-values.rules.ts';
import { choiceValuesQuery } from './choices.queries.ts';

const firstList: ListName = 'religion';

/** The list that an address means, the value above it, and the page of values that it asks for. */
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

/** The values of the list above, under which an administrator can look and add. */
export function useParentValues(parentList: ListName | null) {
  const { data } = useQuery({
    ...choiceValuesQuery(parentList ?? firstList),
    select: ({ data: values }) => values.filter((value) => !value.is_last),
  });
  return parentList === null ? [] : (data ?? []);
}
