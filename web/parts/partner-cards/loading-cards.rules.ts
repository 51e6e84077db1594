import { usualPageSize } from '#contract/matches/partner-list.fields.ts';

type Loaded = {
  /** Undefined while the first page loads. */
  shown: number | undefined;
  /** Undefined when the list was not counted to its end. */
  total: number | undefined;
  isLoadingMore: boolean;
};

/** Returns how many skeletons of cards to show, so that nothing moves when the cards arrive. */
export function countLoadingCards({ shown, total, isLoadingMore }: Loaded): number {
  if (shown === undefined) return usualPageSize;
  if (!isLoadingMore) return 0;
  if (total === undefined) return usualPageSize;
  return Math.min(usualPageSize, Math.max(total - shown, 1));
}
