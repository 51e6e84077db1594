import type { FastifyInstance } from 'fastify';
import { sentenceOf } from '#contract/messages.ts';
import { stopAlert as endpoint } from '#contract/searches/stop-alert.ts';
import type { Context } from '#server/platform/context.ts';
import type { Gatekeeper } from '#server/platform/http/gatekeeper.ts';
import { inputProblem } from '#server/platform/http/input-problem.ts';
import { stopAlert } from './stop-alert.ts';

const largestBody = 4096;

/**
 * Where mail programs end alerts with one click (RFC 8058): a form sent to the address that a person would open. What the
 * form says is always the same, so it is not read.
 */
export async function serveOneClick(
  app: FastifyInstance,
  { context, gatekeeper }: { context: Context; gatekeeper: Gatekeeper },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, async () => undefined);
    scope.post('/stop-alert', async (request, reply) => {
      await gatekeeper.admit(request, endpoint);
      const parsed = endpoint.input.safeParse(request.query);
      if (!parsed.success) throw inputProblem(parsed.error);
      await stopAlert(context, parsed.data.token);
      return reply.type('text/plain; charset=utf-8').send(sentenceOf(endpoint.message));
    });
  });
}
