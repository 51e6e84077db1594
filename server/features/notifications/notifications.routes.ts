import type { FastifyInstance } from 'fastify';
import {
  listNotifications as listEndpoint,
  readNotifications as readEndpoint,
} from '#contract/notifications/notifications.ts';
import { stopMails as stopEndpoint } from '#contract/notifications/stop-mails.ts';
import type { Context } from '#server/platform/context.ts';
import type { Gatekeeper } from '#server/platform/http/gatekeeper.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { serveOneClick } from '#server/platform/http/serve-one-click.ts';
import { listNotifications, readNotifications } from './bell.ts';
import { stopMails } from './stop-mails.ts';

/** The calls of the bell, and the call that ends mails of a kind. */
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

/** The address at which mail programs end mails of a kind with one click. */
export async function serveMailsOneClick(
  app: FastifyInstance,
  { context, gatekeeper }: { context: Context; gatekeeper: Gatekeeper },
): Promise<void> {
  const run = ({ token }: { token: string }) => stopMails(context, token);
  await serveOneClick(app, { path: '/stop-mails', endpoint: stopEndpoint, gatekeeper, run });
}
