import { z } from 'zod';

/**
 * What is still to come of a list of ids that was made once. It travels in the cursor, so that nobody comes twice or is
 * skipped while the data changes. Whether an id may be shown is decided anew for every page.
 */
export type RestOfList = {
  /** The page that comes next. */
  page: number;
  limit: number;
  total: number;
  hasMore: boolean;
  ids: readonly number[];
};

const largest = 2_147_483_647;
const count = z.number().int().min(0).max(1_000_000);
const numbers = z.tuple([
  z.number().int().min(1).max(1_000_000),
  z.number().int().min(1).max(48),
  count,
  z.number().int().min(0).max(1),
]);
const ids = z.array(z.number().int().min(1).max(largest)).min(1);

/** The rest as text that fits an address: a thousand ids take at most seven thousand characters. */
function writeRest({ page, limit, total, hasMore, ids: rest }: RestOfList): string {
  return [page, limit, total, hasMore ? 1 : 0, ...rest].map((number) => number.toString(36)).join('.');
}

/** The rest that a cursor carries; null when it is none of ours. */
export function readRest(cursor: string): RestOfList | null {
  const [page, limit, total, more, ...rest] = cursor.split('.').map((text) => Number.parseInt(text, 36));
  const head = numbers.safeParse([page, limit, total, more]);
  const tail = ids.safeParse(rest);
  if (!head.success || !tail.success) return null;
  const [pageNumber, pageLimit, pageTotal, moreFlag] = head.data;
  const read = {
    page: pageNumber,
    limit: pageLimit,
    total: pageTotal,
    hasMore: moreFlag === 1,
    ids: tail.data,
  };
  // Reading numbers forgives a lot, so only the text that we would write ourselves counts.
  return writeRest(read) === cursor ? read : null;
}

/** The next page of a rest, and the cursor to what comes after it; null at the end. */
export function takePage(rest: RestOfList): { ids: readonly number[]; next: string | null } {
  const { page, limit } = rest;
  const later = rest.ids.slice(limit);
  return {
    ids: rest.ids.slice(0, limit),
    next: later.length === 0 ? null : writeRest({ ...rest, page: page + 1, ids: later }),
  };
}
