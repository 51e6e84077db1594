import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefused, ApiUnreachable } from './answer.ts';

/**
 * Returns the sentence of a failed call: the server's own, or `unreachable` without a connection, or `failed` when the service had a
 * problem; undefined for every other error.
 */
export function sentenceOfFailure(error: unknown, unreachable: string, failed?: string): string | undefined {
  if (error instanceof ApiRefused) return error.message;
  if (!(error instanceof ApiUnreachable)) return undefined;
  return error.hasAnswered ? failed : unreachable;
}

/** Whether a query gave up or waits for the network. Without a network it is paused, and waiting would never end. */
export function hasFailed({
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'isError' | 'fetchStatus'>): boolean {
  return isError || fetchStatus === 'paused';
}
