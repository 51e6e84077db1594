import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  type SavedSearchWire,
} from '#contract/searches/saved-searches.ts';
import type { Answer } from '#web/app/client/answer.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import { inputOf, type SearchAddress } from './search-address.rules.ts';

/** The member's saved searches, latest first. */
export function savedSearchesQuery() {
  return endpointQuery(listSavedSearches, {});
}

type Change = { name?: string; address?: SearchAddress; alert?: boolean };

/** The saved search, or what is wrong with its name. Undefined when the call failed, which an outcome dialog shows. */
type SaveResult = { search: SavedSearchWire } | { error: string } | undefined;

/** Adds, changes and removes saved searches. The cached list shows the answers of the server at once. */
export function useSavedSearches() {
  const t = useSearchTexts();
  const call = useCall(t('saved.failedTitle'));
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<number>();
  const { queryKey } = savedSearchesQuery();

  const changeList = (change: (searches: SavedSearchWire[]) => SavedSearchWire[]) =>
    queries.setQueryData(queryKey, (answer) => answer && { ...answer, data: change(answer.data) });
  const resultOf = (answer: Answer<typeof saveSearch> | undefined): SaveResult => {
    if (answer === undefined) return undefined;
    return answer.result ? { search: answer.data } : { error: answer.errors?.[0]?.message ?? answer.message };
  };
  const add = async ({ name, address, alert }: Required<Change>): Promise<SaveResult> => {
    const result = resultOf(await call(saveSearch, { name, filters: inputOf(address), alert }));
    if (result !== undefined && 'search' in result) changeList((searches) => [result.search, ...searches]);
    return result;
  };

  const change = async (search: SavedSearchWire, { address, ...rest }: Change): Promise<SaveResult> => {
    setBusyId(search.search_id);
    const input = {
      search_id: search.search_id,
      ...rest,
      ...(address !== undefined && { filters: inputOf(address) }),
    };
    const result = resultOf(await call(changeSavedSearch, input));
    setBusyId(undefined);
    if (result !== undefined && 'search' in result)
      changeList((searches) =>
        searches.map((one) => (one.search_id === search.search_id ? result.search : one)),
      );
    return result;
  };

  /** Returns whether the search is removed. */
  const remove = async (search: SavedSearchWire): Promise<boolean> => {
    const answer = await call(removeSavedSearch, { search_id: search.search_id });
    if (answer === undefined) return false;
    // A refusal means that the search is removed already.
    changeList((searches) => searches.filter((one) => one.search_id !== search.search_id));
    return true;
  };

  return { add, change, remove, busyId };
}

export type SavedSearches = ReturnType<typeof useSavedSearches>;
