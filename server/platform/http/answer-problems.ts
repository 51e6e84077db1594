import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#contract/envelope.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { isMissingReference } from '#server/platform/database/is-missing-reference.ts';
import { isUnreachable } from '#server/platform/database/is-unreachable.ts';
import { Problem, problem } from '#server/platform/problem.ts';

/** What Fastify itself refuses, by the HTTP status it would answer. */
const refusedByFramework: Record<number, ProblemCode> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** How soon to try again when the database cannot be reached. */
const unavailableSeconds = 5;

/** Every error leaves as the one envelope; an unexpected one is logged and told without its details. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = asProblem(error);
    if (refused.status >= 500 && !hasLeft(error, request))
      request.log.error({ reqId: request.id, err: error }, 'a request failed');
    return sendRefusal(refused, request, reply);
  });
}

/** Whether the client closed the connection while it was being answered: nothing failed here, and nobody is there to be told. */
function hasLeft({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
}

/** Writes a refusal as the envelope, with Retry-After where waiting helps. */
export function sendRefusal(refused: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { errors, retryAfter } = refused.details;
  const body: Refusal = {
    result: false,
    message: refused.message,
    data: null,
    code: refused.code,
    ...(errors !== undefined && { errors }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    request_id: request.id,
  };
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(refused.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (isMissingReference(error)) return problem('not_found');
  if (isUnreachable(error)) return problem('unavailable', { retryAfter: unavailableSeconds });
  const status = error.statusCode ?? 500;
  const known = refusedByFramework[status];
  if (known !== undefined) return problem(known);
  return problem(status >= 400 && status < 500 ? 'malformed_request' : 'unexpected_error');
}
