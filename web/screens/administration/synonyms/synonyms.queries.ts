import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listChoiceValues } from '#contract/choices/choice-editing.ts';
import { listNames, type ListName } from '#contract/choices/choice-lists.ts';
import { listSynonyms } from '#contract/choices/synonyms.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { rowsOfPage } from '#web/parts/lists/list-search.ts';
import type { SynonymSearch } from './synonym-address.rules.ts';

export type Synonym = EndpointData<typeof listSynonyms>[number];

/** The list that an address names; undefined for all lists. */
export function listOf({ list }: SynonymSearch): ListName | undefined {
  return listNames.find((name) => name === list);
}

/** A page of the synonyms. */
export function synonymsQuery(search: SynonymSearch) {
  const { list: _list, sort = 'word', order = 'asc', ...rest } = search;
  const list = listOf(search);
  return queryOptions({
    ...endpointQuery(listSynonyms, {
      ...rest,
      sort,
      order,
      ...(list === undefined ? {} : { list }),
      limit: rowsOfPage,
    }),
    placeholderData: keepPreviousData,
  });
}

/** The values that a synonym of a list can name. */
export function valuesQuery(list: ListName) {
  return endpointQuery(listChoiceValues, { list });
}
