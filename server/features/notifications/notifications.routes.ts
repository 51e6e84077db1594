import { listNotifications as listEndpoint } from '#contract/notifications/list-notifications.ts';
import { readNotifications as readEndpoint } from '#contract/notifications/read-notifications.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';

/** The calls of the bell. */
export function notificationsRoutes(context: Context): Route[] {
  return [
    route(listEndpoint, ({ caller }) => listNotifications(context, caller.accountId)),
    route(readEndpoint, async ({ caller, input }) => {
      const unread = await readNotifications(context, { accountId: caller.accountId, upTo: input.up_to });
      return { data: { unread } };
    }),
  ];
}
