import { IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { ListFilters } from './list-filters.tsx';
import { ListBody, type ListView } from './list-body.tsx';
import { rowsOfPage, type ListAddress, type ListPage } from './list-search.ts';
import styles from './list-screen.module.css';
import { ListSummary, Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';
import { useIsPhone, useIsWide } from '#web/design/hooks/use-breakpoints.ts';

export type SortChoice<Sort extends string> = { sort: Sort; order: 'asc' | 'desc'; label: string };

type Props<Row, Sort extends string> = ListAddress<Sort> & {
  title: string;
  lead?: ReactNode;
  /** Filters beside the search field, shown before it. */
  filters?: ReactNode;
  /** What the filters choose, in words, for the button that they are behind on phones. */
  chosen?: string | undefined;
  /** The filters say which list this is, so they stay in view on phones too. */
  keepsFilters?: boolean;
  searchLabel: string;
  query: UseQueryResult<ListPage<Row>>;
  /** The first is the default order. */
  sorts: readonly [SortChoice<Sort>, ...SortChoice<Sort>[]];
  /** Shows the choice of order even on wide screens, where column headings offer it. */
  hasSortSelect?: boolean;
  actions?: ReactNode;
  /** What is shown between the toolbar and the rows. */
  notice?: ReactNode;
  view: ListView<Row, Sort>;
};

/** The frame of every list: heading, search, order, number of rows, the rows in all states, and the pages. */
export function ListScreen<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { title, lead, query, sorts, search, onSearch, view } = props;
  const [first] = sorts;
  const sorted = { sort: search.sort ?? first.sort, order: search.order ?? first.order };
  const sortBy = (choice: Pick<SortChoice<Sort>, 'sort' | 'order'>) =>
    onSearch({ ...search, ...choice, page: 1 });
  const heading = useRef<HTMLHeadingElement>(null);
  // The page scrolls to its top, and the pressed button may be gone.
  const goTo = (wanted: typeof search) => {
    onSearch(wanted);
    heading.current?.focus();
  };
  const pages = Math.ceil((query.data?.total ?? 0) / rowsOfPage);
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <Toolbar {...props} sorted={sorted} onSort={sortBy} />
      {props.notice}
      <ListSummary query={query} page={search.page ?? 1} />
      <ListBody query={query} view={view} search={search} sorted={sorted} onSearch={goTo} onSort={sortBy} />
      <Pager page={search.page ?? 1} pages={pages} onPage={(page) => goTo({ ...search, page })} />
    </div>
  );
}

type ToolbarProps<Row, Sort extends string> = Props<Row, Sort> & {
  sorted: SortProps<Sort>['value'];
  onSort: SortProps<Sort>['onChoose'];
};

/** Filters, search, order and actions. On phones, where the rows come first, filters and order are behind one button. */
function Toolbar<Row, Sort extends string>(props: ToolbarProps<Row, Sort>) {
  const { filters, searchLabel, search, onSearch, sorts, sorted, onSort, hasSortSelect = false } = props;
  const isBehind = useIsPhone() && filters !== undefined && props.keepsFilters !== true;
  // Another search starts at the first page.
  const searchFor = (text: string) =>
    onSearch({ ...search, search: text, page: 1 }, search.search !== undefined);
  const order = <SortSelect choices={sorts} value={sorted} onChoose={onSort} isAlways={hasSortSelect} />;
  return (
    <div className={styles.toolbar}>
      {!isBehind && filters}
      <SearchField label={searchLabel} value={search.search ?? ''} onSearch={searchFor} />
      {isBehind ? (
        <ListFilters chosen={props.chosen}>
          {filters}
          {order}
        </ListFilters>
      ) : (
        order
      )}
      {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}

type SortProps<Sort extends string> = {
  choices: readonly SortChoice<Sort>[];
  value: { sort: Sort; order: 'asc' | 'desc' };
  onChoose: (choice: { sort: Sort; order: 'asc' | 'desc' }) => void;
  isAlways: boolean;
};

/** Chooses the order where no column headings are shown; absent when there is only one order. */
function SortSelect<Sort extends string>({ choices, value, onChoose, isAlways }: SortProps<Sort>) {
  const t = useListsTexts();
  const isWide = useIsWide();
  if ((isWide && !isAlways) || choices.length < 2) return null;
  const choose = (wanted: string) => {
    const choice = choices.find((candidate) => nameOf(candidate) === wanted);
    if (choice !== undefined) onChoose({ sort: choice.sort, order: choice.order });
  };
  return (
    <SelectInput
      className={styles.sort}
      label={t('order')}
      value={nameOf(value)}
      onChange={({ target }) => choose(target.value)}
      data={choices.map((choice) => ({ value: nameOf(choice), label: choice.label }))}
    />
  );
}

function nameOf({ sort, order }: { sort: string; order: string }): string {
  return `${sort} ${order}`;
}

/** Loads a list again. */
export function RefreshButton({ query }: { query: UseQueryResult }) {
  const t = useListsTexts();
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconRefresh size="1.125rem" aria-hidden="true" />}
      isBusy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {t('refresh')}
    </Button>
  );
}
