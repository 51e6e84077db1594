import {
  listMatches as myMatches,
  listMoreMatches,
  listTodaysMatches as todaysMatches,
} from '#contract/matches/matches.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listMatches } from './list-matches.ts';
import { listTodaysMatches } from './todays-matches.ts';

export function matchesRoutes(context: Context): Route[] {
  return [
    route(myMatches, async ({ input, caller: { accountId } }) => {
      const page = await listMatches(context, { accountId, input, wishes: input.wishes });
      // The documented client reads the list under this name.
      return { ...page, updated: page.data };
    }),
    route(listMoreMatches, async ({ input, caller: { accountId } }) =>
      listMatches(context, { accountId, input, wishes: 'less' }),
    ),
    route(todaysMatches, async ({ input, caller: { accountId } }) =>
      listTodaysMatches(context, { accountId, input }),
    ),
  ];
}
