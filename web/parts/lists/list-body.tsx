import type { UseQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { useAnnounced } from '#web/design/messages/announcer.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { DataCards } from './data-cards.tsx';
import { DataTable, type Column } from './data-table.tsx';
import styles from './list-body.module.css';
import type { ListAddress, ListPage } from './list-search.ts';
import { LoadFailure } from './load-failure.tsx';
import { useIsWide } from '#web/design/hooks/use-breakpoints.ts';
import { hasFailed } from '#web/app/client/failures.ts';

export type TableView<Row, Sort extends string> = {
  /** Names the list for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  keyOf: (row: Row) => Key;
};

/** Renders the rows itself, and a placeholder while they are undefined. */
export type FreeView<Row> = { renderRows: (rows: readonly Row[] | undefined) => ReactNode };

/** A table on wide screens and cards on narrow ones, or what the screen renders itself; with the texts of an empty list. */
export type ListView<Row, Sort extends string> = (TableView<Row, Sort> | FreeView<Row>) & {
  emptyTitle: string;
  emptyText: string;
};

type Order<Sort extends string> = { sort: Sort; order: 'asc' | 'desc' };

type Props<Row, Sort extends string> = ListAddress<Sort> & {
  query: UseQueryResult<ListPage<Row>>;
  view: ListView<Row, Sort>;
  sorted: Order<Sort>;
  onSort: (order: Order<Sort>) => void;
};

/** The rows of a list in all states: loading, loaded, empty, failed. */
export function ListBody<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { query } = props;
  if (query.isError || (query.data === undefined && hasFailed(query))) return <LoadFailure query={query} />;
  const rows = query.data?.data;
  if (rows?.length === 0) return <NoRows {...props} />;
  return (
    <div className={styles.body} data-stale={query.isPlaceholderData || undefined}>
      <Rows {...props} rows={rows} />
    </div>
  );
}

function NoRows<Row, Sort extends string>({ query, view, search, onSearch }: Props<Row, Sort>) {
  const t = useListsTexts();
  const text = search.search;
  const isBeyond = (query.data?.total ?? 0) > 0;
  const nothing = text === undefined ? view.emptyTitle : t('noMatchTitle', { text });
  const title = isBeyond ? t('beyondTitle') : nothing;
  // While another search loads, the rows are those of the last one.
  useAnnounced(query.isPlaceholderData ? undefined : title);
  if (isBeyond) {
    return (
      <EmptyState title={title} text={t('beyondText')}>
        <Button onClick={() => onSearch({ ...search, page: 1 })}>{t('toFirstPage')}</Button>
      </EmptyState>
    );
  }
  if (text === undefined) return <EmptyState title={title} text={view.emptyText} />;
  return (
    <EmptyState title={title} text={t('noMatchText')}>
      <Button look="outline" onClick={() => onSearch({ ...search, search: '', page: 1 })}>
        {t('clearSearch')}
      </Button>
    </EmptyState>
  );
}

function Rows<Row, Sort extends string>({
  view,
  rows,
  sorted,
  onSort,
}: Props<Row, Sort> & { rows: readonly Row[] | undefined }) {
  const isWide = useIsWide();
  if ('renderRows' in view) return view.renderRows(rows);
  if (!isWide) return <DataCards {...view} rows={rows} />;
  // A press on the heading that orders the rows already reverses the order.
  const sortBy = (sort: Sort) => onSort({ sort, order: nextOrder(sort, sorted) });
  return <DataTable {...view} rows={rows} sorted={sorted} onSort={sortBy} />;
}

/** Names are ordered from A at first, times from the latest. */
function nextOrder<Sort extends string>(sort: Sort, sorted: Order<Sort>): 'asc' | 'desc' {
  if (sort === sorted.sort) return sorted.order === 'asc' ? 'desc' : 'asc';
  return sort === 'created_at' ? 'desc' : 'asc';
}
