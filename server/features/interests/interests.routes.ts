import { countInterests as countInterestsEndpoint } from '#contract/interests/count-interests.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { countInterests } from './interests.repository.ts';

/** The call of the dashboard's counters. */
export function interestsRoutes({ database }: Context): Route[] {
  return [
    route(countInterestsEndpoint, async ({ caller }) => ({
      data: { ...(await countInterests(database, caller.accountId)), left: null, limit: null },
    })),
  ];
}
