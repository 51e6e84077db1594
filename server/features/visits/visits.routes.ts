import { listVisits as listVisitsEndpoint } from '#contract/partners/list-visits.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listVisits } from './visits.ts';

/** The call of both lists of visits. */
export function visitsRoutes(context: Context): Route[] {
  return [
    route(listVisitsEndpoint, ({ caller, input }) =>
      listVisits(context, { viewerId: caller.accountId, type: input.type }),
    ),
  ];
}
