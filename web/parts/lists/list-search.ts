/** Search, order and page of a list. They are in the address, so that the back button, a reload and a shared link show the same. */
export type ListSearch<Sort extends string> = {
  search?: string;
  sort?: Sort;
  order?: 'asc' | 'desc';
  page?: number;
};

/** One page of a list as the server returns it. */
export type ListPage<Row> = { data: Row[]; total: number };

/** What a list's route passes to its screen: the search, and how to change it. */
export type ListAddress<Sort extends string, Search extends ListSearch<Sort> = ListSearch<Sort>> = {
  search: Search;
  /** `isReplacing` adds no entry to the history, as while typing. */
  onSearch: (search: Search, isReplacing?: boolean) => void;
};

/** Enough rows to scan, and few enough to load at once over a slow connection. */
export const rowsOfPage = 25;

/** Returns the `validateSearch` of a list's route. It drops what is unknown or the default. */
export function readListSearch<const Sort extends string>(sorts: readonly Sort[]) {
  return (raw: Record<string, unknown>): ListSearch<Sort> => {
    const search = readText(raw.search);
    const sort = sorts.find((name) => name === raw.sort);
    const order = raw.order === 'asc' || raw.order === 'desc' ? raw.order : undefined;
    const page = readPage(raw.page);
    return {
      ...(search === '' ? {} : { search }),
      ...(sort === undefined ? {} : { sort }),
      ...(order === undefined ? {} : { order }),
      ...(page === 1 ? {} : { page }),
    };
  };
}

// The router reads `?search=42` as a number.
function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';
}

function readPage(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 1_000_000 ? value : 1;
}

/** Whether only the page changes; the screen then scrolls to the top. */
function isPageTurn(from: ListSearch<string>, to: ListSearch<string>): boolean {
  return (from.page ?? 1) !== (to.page ?? 1) && from.search === to.search && from.sort === to.sort;
}

type Step<Search> = { search: Search; replace: boolean; resetScroll: boolean };

/** Returns what a list's route passes to its screen. `read` is the route's `validateSearch`, `go` its navigation. */
export function addressOf<Search extends ListSearch<string>>({
  search,
  read,
  go,
}: {
  search: Search;
  read: (raw: Record<string, unknown>) => Search;
  go: (step: Step<Search>) => Promise<void>;
}) {
  return {
    // The router leaves what the route's `validateSearch` drops in the search of the address.
    search: read(search),
    onSearch: (wanted: Search, isReplacing = false) =>
      void go({ search: read(wanted), replace: isReplacing, resetScroll: isPageTurn(search, wanted) }),
  };
}
