import { readCursor, writeCursor } from './cursor.ts';

/** The query of a list, as the contract's `listing(…)` parses it. */
export type ListingInput<Sort extends string> = {
  search: string;
  sort?: Sort | undefined;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
  cursor?: string | undefined;
};

/** The page of a list that a repository finds, after `offset` other rows. */
export type ListQuery<Sort extends string> = {
  search: string;
  sort: Sort;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
  offset: number;
};

/** The rows of one page, and the number of rows of the whole list. */
export type Found<Row> = { rows: Row[]; total: number };

// The bounds of the contract's `page` and `limit`.
const positionBounds = {
  head: [
    [1, 1_000_000],
    [1, 200],
  ],
} as const;

/**
 * The page that a query asks for. A cursor takes precedence over `page` and `limit`; search and order are sent again beside it.
 * Throws invalid_input on `cursor` when it is none of this list.
 */
export function readListing<Sort extends string>(
  input: ListingInput<Sort>,
  defaultSort: NoInfer<Sort>,
): ListQuery<Sort> {
  const { search, sort = defaultSort, order, cursor } = input;
  const [page = 1, limit = 1] =
    cursor === undefined ? [input.page, input.limit] : readCursor(cursor, positionBounds);
  return { search, sort, order, page, limit, offset: (page - 1) * limit };
}

/** The paging fields of an answer: `next` is the cursor of the next page, and null at the end. */
export function pagingOf(
  { page, limit }: Pick<ListQuery<string>, 'page' | 'limit'>,
  total: number,
): { total: number; page: number; limit: number; next: string | null } {
  const isLast = page * limit >= total;
  return { total, page, limit, next: isLast ? null : writeCursor([page + 1, limit]) };
}

/** The pattern of SQL's `like` for a text anywhere in a value; characters with a meaning in patterns are literal. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
