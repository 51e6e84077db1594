import { usualPageSize } from '#contract/matches/partner-list.fields.ts';

type Known = {
  /** Undefined while the list loads for the first time. */
  shown: number | undefined;
  /** Undefined when it was not counted to its end. */
  total: number | undefined;
  isLoadingMore: boolean;
};

/** How many places are held for cards on their way, so that nothing moves when they come. */
export function comingCards({ shown, total, isLoadingMore }: Known): number {
  if (shown === undefined) return usualPageSize;
  if (!isLoadingMore) return 0;
  if (total === undefined) return usualPageSize;
  return Math.min(usualPageSize, Math.max(total - shown, 1));
}
