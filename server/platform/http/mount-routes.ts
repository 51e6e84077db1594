import type { FastifyInstance, FastifyRequest } from 'fastify';
import { successOf } from '#contract/envelope.ts';
import { sentenceOf } from '#contract/messages.ts';
import { cacheAnswer } from './cache-answer.ts';
import { clientOf } from './client-address.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { inputProblem } from './input-problem.ts';
import type { Route } from './route.ts';

/** Mounts every route below `/api`: gate and limits, validation, use case, envelope, in this order. */
export function mountRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, routes: readonly Route[]): void {
  for (const route of routes) mountRoute(app, gatekeeper, route);
}

function mountRoute(app: FastifyInstance, gatekeeper: Gatekeeper, { endpoint, run }: Route): void {
  const envelope = successOf(endpoint.data, endpoint.extra ?? {});
  const produceAnswer = async (request: FastifyRequest): Promise<string> => {
    const caller = await gatekeeper.admit(request, endpoint.access);
    const parsed = endpoint.input.safeParse((endpoint.method === 'GET' ? request.query : request.body) ?? {});
    if (!parsed.success) throw inputProblem(parsed.error);
    const { message, ...reply } = await run({ input: parsed.data, caller, client: clientOf(request) });
    // Parsing the answer takes away whatever the contract does not name.
    const answer = envelope.parse({
      ...reply,
      result: true,
      message: sentenceOf(message ?? endpoint.message),
    });
    return JSON.stringify(answer);
  };
  const { cacheSeconds } = endpoint;
  const writeAnswer = cacheSeconds === undefined ? produceAnswer : cacheAnswer(produceAnswer, cacheSeconds);
  const cacheControl = cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`;
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler: async (request, reply) => {
      const answer = await writeAnswer(request);
      return reply
        .code(endpoint.status ?? 200)
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(answer);
    },
  });
}
