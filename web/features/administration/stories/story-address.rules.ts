import { readListSearch, type ListSearch } from '#web/lists/list-search.ts';

/**
 * The address names the search, the page of the stories that wait, that of the approved ones (`page`), and that of the rejected
 * ones, which are shown when it is there.
 */
export type StoriesSearch = Pick<ListSearch<never>, 'search' | 'page'> & {
  waiting?: number;
  rejected?: number;
};

const readList = readListSearch<never>([]);

export function readStoriesSearch(raw: Record<string, unknown>): StoriesSearch {
  const { search, page } = readList(raw);
  const waiting = readNumber(raw.waiting);
  const rejected = readNumber(raw.rejected);
  return {
    ...(search === undefined ? {} : { search }),
    ...(page === undefined ? {} : { page }),
    ...(waiting === undefined || waiting === 1 ? {} : { waiting }),
    ...(rejected === undefined ? {} : { rejected }),
  };
}

/** The address of one story; without an id there is none. */
export function readStoryAddress({ id }: Record<string, unknown>): { id?: number } {
  const number = readNumber(id);
  return number === undefined ? {} : { id: number };
}

const largest = 2_147_483_647;

function readNumber(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largest;
  return isNumber ? value : undefined;
}
