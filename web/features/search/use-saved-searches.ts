import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSavedSearch } from '#contract/searches/change-saved-search.ts';
import { removeSavedSearch } from '#contract/searches/remove-saved-search.ts';
import { saveSearch } from '#contract/searches/save-search.ts';
import type { Answer } from '#web/api/answer.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { wordsOf, type SearchAddress } from './search-address.rules.ts';
import { savedSearchesQuery, type SavedSearch } from './search.queries.ts';

type Change = { name?: string; address?: SearchAddress; alert?: boolean };

/** What a call came to: the search as it now is, or what was wrong with its name. */
export type Kept = { search: SavedSearch } | { error: string } | undefined;

/** Keeping, changing and removing searches. The list shows at once what the server answered. */
export function useSavedSearches() {
  const t = useSearchTexts();
  const call = useCall(t('saved.failedTitle'));
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<number>();
  const { queryKey } = savedSearchesQuery();

  const show = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    queries.setQueryData(queryKey, (answer) => answer && { ...answer, data: change(answer.data) });
  const readAnswer = (answer: Answer<typeof saveSearch> | undefined): Kept => {
    if (answer === undefined) return undefined;
    return answer.result ? { search: answer.data } : { error: answer.errors?.[0]?.message ?? answer.message };
  };
  const add = async ({ name, address, alert }: Required<Change>): Promise<Kept> => {
    const kept = readAnswer(await call(saveSearch, { name, filters: wordsOf(address), alert }));
    if (kept !== undefined && 'search' in kept) show((searches) => [kept.search, ...searches]);
    // A list that could not be loaded may be there now.
    void queries.invalidateQueries({ queryKey });
    return kept;
  };

  const change = async (search: SavedSearch, { address, ...rest }: Change): Promise<Kept> => {
    setBusyId(search.search_id);
    const input = {
      search_id: search.search_id,
      ...rest,
      ...(address !== undefined && { filters: wordsOf(address) }),
    };
    const kept = readAnswer(await call(changeSavedSearch, input));
    setBusyId(undefined);
    if (kept !== undefined && 'search' in kept)
      show((searches) => searches.map((one) => (one.search_id === search.search_id ? kept.search : one)));
    return kept;
  };

  const remove = async (search: SavedSearch): Promise<boolean> => {
    const answer = await call(removeSavedSearch, { search_id: search.search_id });
    if (answer === undefined) return false;
    // One that is gone already is as good as removed.
    show((searches) => searches.filter((one) => one.search_id !== search.search_id));
    return true;
  };

  return { add, change, remove, busyId };
}
