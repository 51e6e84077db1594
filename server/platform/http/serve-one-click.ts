import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { inputProblem } from './problems.ts';

const largestBody = 4096;

/**
 * Lets mail programs unsubscribe with one click (RFC 8058): they send a form to the address of the link, and the query is the
 * input of a public endpoint. The form has always the same content, so it is not parsed.
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
