import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListBody, type ListView } from './list-body.tsx';
import { ListSummary } from './list-summary.tsx';
import { rowsOfPage, type ListAddress, type ListPage } from './list-search.ts';
import styles from './list-screen.module.css';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';
import { SortSelect, type SortChoice } from './sort-select.tsx';

type Props<Row, Sort extends string> = ListAddress<Sort> & {
  title: string;
  lead?: ReactNode;
  /** What narrows the list beside the search; stands before it. */
  filters?: ReactNode;
  searchLabel: string;
  query: UseQueryResult<ListPage<Row>>;
  /** The first is the usual order. */
  sorts: readonly [SortChoice<Sort>, ...SortChoice<Sort>[]];
  /** Shows the choice of order even where column headings offer it. */
  hasSortSelect?: boolean;
  actions?: ReactNode;
  view: ListView<Row, Sort>;
};

/** The frame of every list: heading, search, order, how many there are, the rows in all their states, and the pages. */
export function ListScreen<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { title, lead, filters, searchLabel, query, sorts, search, onSearch, actions, view } = props;
  const [first] = sorts;
  const sorted = { sort: search.sort ?? first.sort, order: search.order ?? first.order };
  // Another order or search begins at the first page again.
  const searchFor = (text: string) =>
    onSearch({ ...search, search: text, page: 1 }, search.search !== undefined);
  const sortBy = (choice: Pick<SortChoice<Sort>, 'sort' | 'order'>) =>
    onSearch({ ...search, ...choice, page: 1 });
  const pages = Math.ceil((query.data?.total ?? 0) / rowsOfPage);
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.toolbar}>
        {filters}
        <SearchField label={searchLabel} value={search.search ?? ''} onSearch={searchFor} />
        <SortSelect
          choices={sorts}
          value={sorted}
          onChoose={sortBy}
          isAlways={props.hasSortSelect === true}
        />
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <ListSummary query={query} page={search.page ?? 1} />
      <ListBody
        query={query}
        view={view}
        search={search}
        sorted={sorted}
        onSearch={onSearch}
        onSort={sortBy}
      />
      <Pager page={search.page ?? 1} pages={pages} onPage={(page) => onSearch({ ...search, page })} />
    </div>
  );
}
