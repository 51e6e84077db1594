import { listMatches as myMatches } from '#contract/matches/list-matches.ts';
import { listMoreMatches } from '#contract/matches/list-more-matches.ts';
import { listTodaysMatches as todaysMatches } from '#contract/matches/list-todays-matches.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listMatches } from './list-matches.ts';
import { listTodaysMatches } from './list-todays-matches.ts';

/** The calls of the lists of matches. */
export function matchesRoutes(context: Context): Route[] {
  return [
    route(myMatches, async ({ input, caller: { accountId } }) => {
      const listed = await listMatches(context, { accountId, input });
      // The documented client reads the list under this name.
      return { ...listed, updated: listed.data };
    }),
    route(listMoreMatches, async ({ input, caller: { accountId } }) =>
      listMatches(context, { accountId, input, isMissing: true }),
    ),
    route(todaysMatches, async ({ input, caller: { accountId } }) =>
      listTodaysMatches(context, { accountId, input }),
    ),
  ];
}
