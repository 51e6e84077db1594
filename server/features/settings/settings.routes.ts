import { showSettings as showEndpoint } from '#contract/settings/show-settings.ts';
import { updateSettings as updateEndpoint } from '#contract/settings/update-settings.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { showSettings } from './show-settings.ts';
import { updateSettings } from './update-settings.ts';

/** The calls of the own settings. */
export function settingsRoutes(context: Context): Route[] {
  return [
    route(showEndpoint, async ({ caller }) => ({
      data: await showSettings(context.database, caller.accountId),
    })),
    route(updateEndpoint, async ({ caller: { accountId }, input }) => ({
      data: await updateSettings(context, { accountId, input }),
    })),
  ];
}
