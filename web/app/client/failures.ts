import type { UseQueryResult } from '@tanstack/react-query';
import type { Outcome } from '#web/design/messages/outcome-dialog.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { ApiRefused, ApiUnreachable } from './answer.ts';
import { isNotProved } from './proof.ts';

type Words = string | { unreachable: string; failed: string };

/**
 * Returns the sentence of a failed call: the server's own, or the one without a connection, or `failed` when the service had a problem;
 * undefined for every other error, and for a problem of the service when there are no words for it.
 */
export function sentenceOfFailure(error: unknown, words: Words): string | undefined {
  if (error instanceof ApiRefused) return error.message;
  if (!(error instanceof ApiUnreachable)) return undefined;
  if (typeof words === 'string') return error.hasAnswered ? undefined : words;
  return error.hasAnswered ? words.failed : words.unreachable;
}

/** Shows why a call failed. A person who closed the question for the password sent nothing, so there is nothing to show. */
export function showFailure(error: unknown, outcome: Omit<Outcome, 'tone'>): void {
  if (error instanceof ApiRefused && isNotProved(error.refusal)) return;
  showOutcome({ tone: 'failure', ...outcome });
}

/** Whether a query gave up or waits for the network. Without a network it is paused, and waiting would never end. */
export function hasFailed({
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'isError' | 'fetchStatus'>): boolean {
  return isError || fetchStatus === 'paused';
}
