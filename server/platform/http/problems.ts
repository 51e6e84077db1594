import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FieldError, Refusal } from '#contract/calls/envelope.ts';
import { findTexts } from '#contract/calls/written-numbers.ts';
import { isMessageKey, sentenceOf } from '#contract/calls/sentences.ts';
import type { ProblemCode } from '#contract/calls/problems.ts';
import { isMissingReference, isUnreachable } from '#server/platform/database/errors.ts';
import { Problem, problem } from '#server/platform/problem.ts';

/** Every error is answered as the one envelope; an unexpected one is logged, and answered without its details. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asProblem(error);
    // A full queue is no failure, and a log line for each call that it refuses would be one more load.
    const isFailure = refusal.status >= 500 && refusal.code !== 'busy';
    if (isFailure && !isClosedByClient(error, request))
      request.log.error({ reqId: request.id, err: error }, 'a request failed');
    return sendRefusal(refusal, request, reply);
  });
}

/** Whether the client closed the connection during the answer, so that nothing failed here. */
function isClosedByClient({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
}

/** Fastify's own refusals by their HTTP status. */
const codeOfStatus: Record<number, ProblemCode> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** When to retry a call that could not reach the database. */
const unavailableSeconds = 5;

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (isMissingReference(error)) return problem('not_found');
  if (isUnreachable(error)) return problem('unavailable', { retryAfter: unavailableSeconds });
  const status = error.statusCode ?? 500;
  const code = codeOfStatus[status];
  if (code !== undefined) return problem(code);
  return problem(status >= 400 && status < 500 ? 'malformed_request' : 'unexpected_error');
}

/** Sends a refusal as the envelope, with Retry-After where waiting helps. */
export function sendRefusal(refusal: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { errors, retryAfter, until, codeLength, email } = refusal.details;
  const body: Refusal = {
    result: false,
    message: refusal.message,
    data: null,
    code: refusal.code,
    ...(errors !== undefined && { errors }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(until !== undefined && { until: until.toISOString() }),
    ...(codeLength !== undefined && { code_length: codeLength }),
    ...(email !== undefined && { email }),
    request_id: request.id,
  };
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (refusal.code === 'not_signed_in' && request.headers.authorization !== undefined) clearCache(reply);
  return reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

/**
 * The browser forgets the photos of a session that is over. Neither cookies (the browser's own name is one) nor storage (the service worker
 * is in it): the page clears what a person left.
 */
export function clearCache(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}

const mostErrors = 50;

/** The refusal of an invalid input, which names every wrong field once, in the specification's words. */
export function inputProblem(error: z.ZodError): Problem {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues.slice(0, mostErrors)) {
    const field = issue.path.join('.');
    if (!errors.has(field)) errors.set(field, { field, message: sentenceOfIssue(issue) });
  }
  return problem('invalid_input', { errors: [...errors.values()] });
}

/** Throws invalid_input, by field, for a JSON body that writes numbers or booleans as text. */
export function requireJsonTypes(input: z.ZodObject, body: unknown): void {
  const errors = findTexts(input, body)
    .slice(0, mostErrors)
    .map(({ path, refusal }) => ({ field: path.join('.'), message: sentenceOf(refusal) }));
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

function sentenceOfIssue(issue: z.core.$ZodIssue): string {
  if (isMessageKey(issue.message)) return sentenceOf(issue.message);
  return sentenceOf(issue.code === 'too_big' ? 'validation.too_long' : 'validation.wrong_type');
}
