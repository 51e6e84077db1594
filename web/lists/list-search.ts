/** What a person asked of a list. It stands in the address, so that the back button, reloading and sharing keep it. */
export type ListSearch<Sort extends string> = {
  search?: string;
  sort?: Sort;
  order?: 'asc' | 'desc';
  page?: number;
};

/** One page of a list as the server answers it. */
export type ListPage<Row> = { data: Row[]; total: number };

/** What a list's route gives its screen: what is asked for, and how to ask for something else. */
export type ListAddress<Sort extends string, Search extends ListSearch<Sort> = ListSearch<Sort>> = {
  search: Search;
  /** `isReplacing` leaves no step behind for the back button, as while typing. */
  onSearch: (search: Search, isReplacing?: boolean) => void;
};

/** Rows of a page: enough to scan, few enough to load at once on a slow line. */
export const rowsOfPage = 25;

/** Makes the `validateSearch` of a list's route. Anything unknown is dropped, and so is what is usual anyway. */
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

/** Whether what is wanted is another page of the same list, which begins at the top again. */
function isPageTurn(from: ListSearch<string>, to: ListSearch<string>): boolean {
  return (from.page ?? 1) !== (to.page ?? 1) && from.search === to.search && from.sort === to.sort;
}

type Step<Search> = { search: Search; replace: boolean; resetScroll: boolean };

/** What a list's route gives its screen: the address it reads, and the step to another one. */
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
    search,
    onSearch: (wanted: Search, isReplacing = false) =>
      void go({ search: read(wanted), replace: isReplacing, resetScroll: isPageTurn(search, wanted) }),
  };
}
