import {
  showSettings as showEndpoint,
  updateSettings as updateEndpoint,
} from '#contract/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { showSettings, updateSettings } from './own-settings.ts';

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
