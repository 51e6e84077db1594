import { ApiRefused, ApiUnreachable } from '#web/api/answer.ts';

/** Returns the sentence of a failed call: the server's own, or `unreachable`; undefined for every other error. */
export function sentenceOfFailure(error: unknown, unreachable: string): string | undefined {
  if (error instanceof ApiRefused) return error.message;
  return error instanceof ApiUnreachable ? unreachable : undefined;
}
