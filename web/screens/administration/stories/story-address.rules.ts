import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

/**
 * The address names the search, and the page of the stories that wait, of the approved ones, and of the rejected ones, which are shown
 * when it is there.
 */
export type StoriesSearch = Pick<ListSearch<never>, 'search'> & {
  waiting?: number;
  approved?: number;
  rejected?: number;
};

const readList = readListSearch<never>([]);

export function readStoriesSearch(raw: Record<string, unknown>): StoriesSearch {
  const { search } = readList(raw);
  const waiting = readNumber(raw.waiting);
  const approved = readNumber(raw.approved);
  const rejected = readNumber(raw.rejected);
  return {
    ...(search === undefined ? {} : { search }),
    ...(waiting === undefined || waiting === 1 ? {} : { waiting }),
    ...(approved === undefined || approved === 1 ? {} : { approved }),
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
