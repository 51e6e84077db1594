import { searchMembers as searchEndpoint } from '#contract/matches/search-members.ts';
import { changeSavedSearch } from '#contract/searches/change-saved-search.ts';
import { listSavedSearches } from '#contract/searches/list-saved-searches.ts';
import { removeSavedSearch } from '#contract/searches/remove-saved-search.ts';
import { saveSearch as saveEndpoint } from '#contract/searches/save-search.ts';
import { stopAlert as stopEndpoint } from '#contract/searches/stop-alert.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { changeSearch } from './change-search.ts';
import { saveSearch } from './save-search.ts';
import { presentSearch } from './saved-searches.presenter.ts';
import { deleteSearch, listSearches } from './saved-searches.repository.ts';
import { searchMembers } from './search-members.ts';
import { stopAlert } from './stop-alert.ts';

/** The calls of searching, of saved searches and of their alerts. */
export function searchesRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(searchEndpoint, ({ caller: { accountId }, input }) => searchMembers(context, { accountId, input })),
    route(listSavedSearches, async ({ caller }) => ({
      data: (await listSearches(database, caller.accountId)).map(presentSearch),
    })),
    route(saveEndpoint, async ({ caller: { accountId }, input }) => ({
      data: presentSearch(await saveSearch(context, { accountId, input })),
    })),
    route(changeSavedSearch, async ({ caller: { accountId }, input }) => ({
      data: presentSearch(await changeSearch(context, { accountId, input })),
    })),
    route(removeSavedSearch, async ({ caller: { accountId }, input }) => {
      const isDeleted = await deleteSearch(database, { id: input.search_id, accountId });
      if (!isDeleted) throw problem('not_found');
      return { data: null };
    }),
    route(stopEndpoint, async ({ input }) => {
      await stopAlert(context, input.token);
      return { data: null };
    }),
  ];
}
