import type { FastifyInstance } from 'fastify';
import { stopMails as endpoint } from '#contract/notifications/stop-mails.ts';
import type { Context } from '#server/platform/context.ts';
import type { Gatekeeper } from '#server/platform/http/gatekeeper.ts';
import { serveOneClick } from '#server/platform/http/serve-one-click.ts';
import { stopMails } from './stop-mails.ts';

/** Where mail programs end the mails of a kind with one click. */
export async function serveMailsOneClick(
  app: FastifyInstance,
  { context, gatekeeper }: { context: Context; gatekeeper: Gatekeeper },
): Promise<void> {
  const run = ({ token }: { token: string }) => stopMails(context, token);
  await serveOneClick(app, { path: '/stop-mails', endpoint, gatekeeper, run });
}
