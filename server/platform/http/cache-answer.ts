import type { FastifyRequest } from 'fastify';

type WriteAnswer = (request: FastifyRequest) => Promise<string>;

/**
 * Keeps a public answer that is the same for everybody for some seconds, already written. Requests that meet no fresh
 * answer share one that is being made; a failure is not kept. The network address's limit is left to the answer's
 * making: an answer from memory costs less than counting it.
 */
export function cacheAnswer(write: WriteAnswer, seconds: number): WriteAnswer {
  let kept: { answer: Promise<string>; until: number } | null = null;
  return (request) => {
    const now = performance.now();
    if (kept !== null && now < kept.until) return kept.answer;
    const answer = write(request);
    const fresh = { answer, until: now + seconds * 1000 };
    kept = fresh;
    answer.catch(() => {
      if (kept === fresh) kept = null;
    });
    return answer;
  };
}
