import type { FastifyInstance } from 'fastify';
import { searchMembers as searchEndpoint } from '#contract/matches/search-members.ts';
import {
  changeSavedSearch as changeEndpoint,
  listSavedSearches as listEndpoint,
  removeSavedSearch as removeEndpoint,
  saveSearch as saveEndpoint,
} from '#contract/searches/saved-searches.ts';
import { stopAlert as stopEndpoint } from '#contract/searches/stop-alert.ts';
import type { Context } from '#server/platform/context.ts';
import type { Gatekeeper } from '#server/platform/http/gatekeeper.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { serveOneClick } from '#server/platform/http/serve-one-click.ts';
import { changeSavedSearch, listSavedSearches, removeSavedSearch, saveSearch } from './saved-searches.ts';
import { searchMembers } from './search-members.ts';
import { stopAlert } from './stop-alert.ts';

/** The calls of searching, of saved searches and of their alerts. */
export function searchesRoutes(context: Context): Route[] {
  return [
    route(searchEndpoint, ({ caller: { accountId }, input }) => searchMembers(context, { accountId, input })),
    route(listEndpoint, async ({ caller }) => ({
      data: await listSavedSearches(context, caller.accountId),
    })),
    route(saveEndpoint, async ({ caller: { accountId }, input }) => ({
      data: await saveSearch(context, { accountId, input }),
    })),
    route(changeEndpoint, async ({ caller: { accountId }, input }) => ({
      data: await changeSavedSearch(context, { accountId, input }),
    })),
    route(removeEndpoint, async ({ caller: { accountId }, input }) => {
      await removeSavedSearch(context, { accountId, searchId: input.search_id });
      return { data: null };
    }),
    route(stopEndpoint, async ({ input }) => {
      await stopAlert(context, input.token);
      return { data: null };
    }),
  ];
}

/** The address at which mail programs end alerts with one click. */
export async function serveAlertsOneClick(
  app: FastifyInstance,
  { context, gatekeeper }: { context: Context; gatekeeper: Gatekeeper },
): Promise<void> {
  const run = ({ token }: { token: string }) => stopAlert(context, token);
  await serveOneClick(app, { path: '/stop-alert', endpoint: stopEndpoint, gatekeeper, run });
}
