import { showProfile as showProfileEndpoint } from '#contract/profiles/show-profile.ts';
import { updateProfile as updateProfileEndpoint } from '#contract/profiles/update-profile.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { showProfile } from './show-profile.ts';
import { updateProfile } from './update-profile.ts';

/** The calls of the own profile. */
export function profilesRoutes(context: Context): Route[] {
  return [
    route(showProfileEndpoint, ({ caller }) => showProfile(context, caller.accountId)),
    route(updateProfileEndpoint, ({ caller: { accountId }, input }) =>
      updateProfile(context, { accountId, input }),
    ),
  ];
}
