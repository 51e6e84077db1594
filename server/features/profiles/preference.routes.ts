import { countFitting as countFittingEndpoint } from '#contract/preferences/count-fitting.ts';
import { showPreference as showPreferenceEndpoint } from '#contract/preferences/show-preference.ts';
import { suggestPreference as suggestPreferenceEndpoint } from '#contract/preferences/suggest-preference.ts';
import { updatePreference as updatePreferenceEndpoint } from '#contract/preferences/update-preference.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { countFitting } from './count-fitting.ts';
import { showPreference } from './show-preference.ts';
import { suggestPreference } from './suggest-preference.ts';
import { updatePreference } from './update-preference.ts';

/** The calls of the own partner preference. */
export function preferencesRoutes(context: Context): Route[] {
  return [
    route(showPreferenceEndpoint, ({ caller }) => showPreference(context, caller.accountId)),
    route(updatePreferenceEndpoint, ({ caller: { accountId }, input }) =>
      updatePreference(context, { accountId, input }),
    ),
    route(countFittingEndpoint, ({ caller: { accountId }, input }) =>
      countFitting(context, { accountId, input }),
    ),
    route(suggestPreferenceEndpoint, ({ caller }) => suggestPreference(context, caller.accountId)),
  ];
}
