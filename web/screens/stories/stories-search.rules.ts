import { storyLimits } from '#contract/stories/story-limits.ts';

/** What the address of the list names: a name or place, and a page after the first. */
export type StoriesSearch = { search?: string | undefined; page?: number | undefined };

/** So many are on a page. */
export const storiesOfPage = 12;
/** The last page that the call accepts. */
const lastPage = 1_000_000;

/**
 * Reads the search of `/all-Success-Stories`. What it cannot mean is undefined, so that any address shows a list; the router would pass
 * a name that is left out on as it is.
 */
export function readStoriesSearch({ search, page }: Record<string, unknown>): StoriesSearch {
  const text = readText(search);
  const number = Number(page);
  return {
    search: text === '' ? undefined : text,
    page: Number.isInteger(number) && number > 1 ? Math.min(number, lastPage) : undefined,
  };
}

/** The router reads words of digits as numbers, and `true` as a truth value. */
function readText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  return String(value).replaceAll('\0', '').trim().slice(0, storyLimits.search).trim();
}

/** Reads the number of a story: `?id=7`. */
export function readStoryId({ id }: Record<string, unknown>): { id?: number | undefined } {
  const number = Number(id);
  return { id: Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined };
}

/** The path of the list with these. Search engines know it by this. */
export function pathOfStories({ search, page }: StoriesSearch): string {
  const query = new URLSearchParams({
    ...(search !== undefined && { search }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  }).toString();
  return `/all-Success-Stories${query === '' ? '' : `?${query}`}`;
}

/** The path of one story. */
export function pathOfStory(id: number): string {
  return `/view-success-story?id=${id}`;
}
