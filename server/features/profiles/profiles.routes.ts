import {
  countFitting as countFittingEndpoint,
  countReach as countReachEndpoint,
  showPreference as showPreferenceEndpoint,
  suggestPreference as suggestPreferenceEndpoint,
  updatePreference as updatePreferenceEndpoint,
} from '#contract/preferences/own-preference.ts';
import {
  showProfile as showProfileEndpoint,
  updateProfile as updateProfileEndpoint,
} from '#contract/profiles/own-profile.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { countFitting } from './fitting.ts';
import { countReach } from './reach.ts';
import { showPreference, updatePreference } from './own-preference.ts';
import { showProfile, updateProfile } from './own-profile.ts';
import { suggestPreference } from './suggest-preference.ts';

/** The own profile and the own partner preference. */
export function profilesRoutes(context: Context): Route[] {
  return [
    route(showProfileEndpoint, ({ caller }) => showProfile(context, caller.accountId)),
    route(updateProfileEndpoint, ({ caller: { accountId }, input }) =>
      updateProfile(context, { accountId, input }),
    ),
    route(showPreferenceEndpoint, ({ caller }) => showPreference(context, caller.accountId)),
    route(updatePreferenceEndpoint, ({ caller: { accountId }, input }) =>
      updatePreference(context, { accountId, input }),
    ),
    route(countFittingEndpoint, ({ caller: { accountId }, input }) =>
      countFitting(context, { accountId, input }),
    ),
    route(countReachEndpoint, ({ caller }) => countReach(context, caller.accountId)),
    route(suggestPreferenceEndpoint, ({ caller }) => suggestPreference(context, caller.accountId)),
  ];
}
