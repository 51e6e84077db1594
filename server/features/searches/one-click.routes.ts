import type { FastifyInstance } from 'fastify';
import { stopAlert as endpoint } from '#contract/searches/stop-alert.ts';
import type { Context } from '#server/platform/context.ts';
import type { Gatekeeper } from '#server/platform/http/gatekeeper.ts';
import { serveOneClick } from '#server/platform/http/serve-one-click.ts';
import { stopAlert } from './stop-alert.ts';

/** Where mail programs end alerts with one click. */
export async function serveAlertsOneClick(
  app: FastifyInstance,
  { context, gatekeeper }: { context: Context; gatekeeper: Gatekeeper },
): Promise<void> {
  const run = ({ token }: { token: string }) => stopAlert(context, token);
  await serveOneClick(app, { path: '/stop-alert', endpoint, gatekeeper, run });
}
