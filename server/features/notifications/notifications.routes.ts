import { listNotifications as listEndpoint } from '#contract/notifications/list-notifications.ts';
import { readNotifications as readEndpoint } from '#contract/notifications/read-notifications.ts';
import { stopMails as stopEndpoint } from '#contract/notifications/stop-mails.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';
import { stopMails } from './stop-mails.ts';

/** The calls of the bell, and of ending its mails. */
export function notificationsRoutes(context: Context): Route[] {
  return [
    route(listEndpoint, ({ caller }) => listNotifications(context, caller.accountId)),
    route(readEndpoint, async ({ caller, input }) => {
      const unread = await readNotifications(context, { accountId: caller.accountId, upTo: input.up_to });
      return { data: { unread } };
    }),
    route(stopEndpoint, async ({ input }) => ({ data: { kind: await stopMails(context, input.token) } })),
  ];
}
