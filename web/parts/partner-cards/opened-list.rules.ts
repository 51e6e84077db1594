/** The lists that a profile can be opened from, as the search parameter `from` names them. */
export const listNames = [
  'todaysMatch',
  'myMatch',
  'moreMatch',
  'search',
  'shortlisted',
  'visitedMe',
  'iVisited',
  'inbox',
  'similar',
  'dashboardMatches',
  'dashboardSuggestions',
  'dashboardVisitors',
] as const;
export type ListName = (typeof listNames)[number];

/** Loads the next page of a list. Without a connection the pages stay as they are. */
export type LoadMore = () => Promise<{
  data?: { pages: readonly { data: readonly { u_id: number }[] }[] } | undefined;
  hasNextPage: boolean;
}>;

/** A list as it was when a profile was opened from it. */
export type StoredList = {
  name: ListName;
  /** The members it showed, in its order. */
  ids: readonly number[];
  /** Whether the list goes on after the last of `ids`. */
  hasMore: boolean;
  /** Unknown after a reload. */
  loadMore?: LoadMore | undefined;
  /** Its address, with its filters. */
  href: string;
  /** The index of its entry in the tab's history, so that the way back is a step back and not a new entry. */
  historyIndex: number;
};

/** The ids before and after a member in a list; `position` counts from 1. */
export type Neighbours = {
  previous: number | undefined;
  next: number | undefined;
  position: number;
  count: number;
  hasMore: boolean;
};

/** Returns the list with the members that its last page added. */
export function addPage(list: StoredList, { data, hasNextPage }: Awaited<ReturnType<LoadMore>>): StoredList {
  const loaded = data?.pages.at(-1)?.data.map(({ u_id }) => u_id) ?? [];
  const added = loaded.filter((id) => !list.ids.includes(id));
  return { ...list, ids: [...list.ids, ...added], hasMore: hasNextPage };
}

/** Returns undefined for a member who is not in the list, as in an address that was shared. */
export function findNeighbours(list: StoredList | undefined, id: number): Neighbours | undefined {
  const index = list?.ids.indexOf(id) ?? -1;
  if (list === undefined || index === -1) return undefined;
  return {
    previous: index === 0 ? undefined : list.ids[index - 1],
    next: list.ids[index + 1],
    position: index + 1,
    count: list.ids.length,
    hasMore: list.hasMore,
  };
}
