import { deletionDays } from '#contract/privacy/delete-account.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** A copy can be fetched for so many days, */
const copyDays = 7;
/** and one is made in so many hours. */
const hoursBetweenCopies = 24;
/** The queue has given up by then, whatever went wrong. */
const longestMakingMs = 2 * hourMs;

/** When an account is erased whose owner asks for it now. */
export function deletionDueAt(now: Date): Date {
  return new Date(now.getTime() + deletionDays * dayMs);
}

/** Until when a copy that is ready now can be fetched. */
export function copyExpiresAt(now: Date): Date {
  return new Date(now.getTime() + copyDays * dayMs);
}

/** A copy that was asked for before then and is not there cannot come any more. */
export function givenUpBefore(now: Date): Date {
  return new Date(now.getTime() - longestMakingMs);
}

/** What is known of the last copy. */
export type LastCopy = { state: string; requestedAt: Date };

/** Why no other copy can be asked for now; null when it can. A copy that failed costs nothing. */
export function refusalOfCopy(
  last: LastCopy | undefined,
  now: Date,
): { code: 'export_running' } | { code: 'export_too_soon'; retryAfter: number } | null {
  if (last === undefined || last.state === 'failed') return null;
  if (last.state === 'preparing') return { code: 'export_running' };
  const nextAt = last.requestedAt.getTime() + hoursBetweenCopies * hourMs;
  const retryAfter = Math.ceil((nextAt - now.getTime()) / 1000);
  return retryAfter > 0 ? { code: 'export_too_soon', retryAfter } : null;
}
