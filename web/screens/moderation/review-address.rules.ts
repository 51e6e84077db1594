import {
  reviewKinds,
  reviewLists,
  type ReviewKind,
  type ReviewList,
} from '#contract/moderation/review-queue.choices.ts';
import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

export type ReviewSort = 'submitted_at';

/** The address of the queue also names the list, the kind, and the open item. */
export type ReviewSearch = ListSearch<ReviewSort> & { list?: ReviewList; kind?: ReviewKind; item?: number };

const readList = readListSearch<ReviewSort>(['submitted_at']);

export function readReviewSearch(raw: Record<string, unknown>): ReviewSearch {
  const list = reviewLists.find((name) => name === raw.list && name !== 'waiting');
  const kind = reviewKinds.find((name) => name === raw.kind);
  const { item } = raw;
  const isItem = typeof item === 'number' && Number.isInteger(item) && item > 0 && item < 2 ** 31;
  return {
    ...readList(raw),
    ...(list === undefined ? {} : { list }),
    ...(kind === undefined ? {} : { kind }),
    ...(isItem ? { item } : {}),
  };
}
