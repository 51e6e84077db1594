import { readCursor, writeCursor } from './cursor.ts';

/**
 * The remaining ids of a list that was found once, for its first page. The cursor carries them, so that no id appears twice or
 * is skipped while the data changes. Every page checks again which of its ids may be shown.
 */
export type RemainingIds = {
  /** The next page. */
  page: number;
  limit: number;
  total: number;
  hasMore: boolean;
  ids: readonly number[];
};

const largestId = 2_147_483_647;
const bounds = {
  head: [
    [1, 1_000_000],
    [1, 48],
    [0, 1_000_000],
    [0, 1],
    [1, largestId],
  ],
  rest: [1, largestId],
} as const;

/** The remaining ids that a cursor carries. Throws invalid_input on `cursor` when it is none. */
export function readRemainingIds(cursor: string): RemainingIds {
  const [page = 1, limit = 1, total = 0, more = 0, ...ids] = readCursor(cursor, bounds);
  return { page, limit, total, hasMore: more === 1, ids };
}

/** The ids of the next page, and the cursor of the page after it; null at the end. A thousand ids take up to 7000 characters. */
export function takePage({ page, limit, total, hasMore, ids }: RemainingIds): {
  ids: readonly number[];
  next: string | null;
} {
  const later = ids.slice(limit);
  const next = later.length === 0 ? null : writeCursor([page + 1, limit, total, hasMore ? 1 : 0, ...later]);
  return { ids: ids.slice(0, limit), next };
}
