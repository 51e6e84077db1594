import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { sentenceOf } from '#contract/messages.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { inputProblem } from './input-problem.ts';

const largestBody = 4096;

/**
 * Where mail programs unsubscribe with one click (RFC 8058): a form sent to the address that a person would open, whose query is
 * the input of a public endpoint. What the form says is always the same, so it is not read.
 */
export async function serveOneClick<Input extends z.ZodObject>(
  app: FastifyInstance,
  {
    path,
    endpoint,
    gatekeeper,
    run,
  }: {
    path: `/${string}`;
    endpoint: Pick<Endpoint<Input>, 'access' | 'path' | 'input' | 'message'>;
    gatekeeper: Gatekeeper;
    run: (input: z.output<Input>) => Promise<unknown>;
  },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, async () => undefined);
    scope.post(path, async (request, reply) => {
      await gatekeeper.admit(request, endpoint);
      const parsed = endpoint.input.safeParse(request.query);
      if (!parsed.success) throw inputProblem(parsed.error);
      await run(parsed.data);
      return reply.type('text/plain; charset=utf-8').send(sentenceOf(endpoint.message));
    });
  });
}
