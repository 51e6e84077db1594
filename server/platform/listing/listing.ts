import { fieldProblem } from '#server/platform/problem.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** What a caller asks of a list, as the contract's `listing(…)` leaves it. */
export type ListingInput<Sort extends string> = {
  search: string;
  sort?: Sort | undefined;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
  cursor?: string | undefined;
};

/** The part of a list that a repository finds. `offset` rows come before it. */
export type ListQuery<Sort extends string> = {
  search: string;
  sort: Sort;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
  offset: number;
};

/** One part of a list, and how much the whole list holds. */
export type Found<Row> = { rows: Row[]; total: number };

/**
 * Reads what is asked for. The cursor wins over `page` and `limit`; search and order are sent again beside it.
 * Throws invalid_input on `cursor` when it is none of ours.
 */
export function readListing<Sort extends string>(
  input: ListingInput<Sort>,
  usualSort: NoInfer<Sort>,
): ListQuery<Sort> {
  const { search, sort = usualSort, order, cursor } = input;
  const position = cursor === undefined ? input : readCursor(cursor);
  if (position === null) throw fieldProblem('cursor', 'validation.wrong_type');
  const { page, limit } = position;
  return { search, sort, order, page, limit, offset: (page - 1) * limit };
}

/** What stands beside `data`: `next` leads to the part after this one and is null at the end. */
export function pagingOf(
  { page, limit }: ListQuery<string>,
  total: number,
): { total: number; page: number; limit: number; next: string | null } {
  const isLast = page * limit >= total;
  return { total, page, limit, next: isLast ? null : writeCursor({ page: page + 1, limit }) };
}
