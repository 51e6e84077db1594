import { ApiRefused, ApiUnreachable } from '#web/api/answer.ts';

/** The sentence for a list that could not be loaded: the server's own, or that it cannot be reached; else undefined. */
export function sentenceOfFailure(error: unknown, unreachable: string): string | undefined {
  if (error instanceof ApiRefused) return error.message;
  return error instanceof ApiUnreachable ? unreachable : undefined;
}
