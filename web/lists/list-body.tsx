import type { UseQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { DataCards } from './data-cards.tsx';
import { DataTable, type Column } from './data-table.tsx';
import styles from './list-body.module.css';
import { sentenceOfFailure } from './list-failure.ts';
import type { ListAddress, ListPage } from './list-search.ts';
import { useIsWide } from './use-is-wide.ts';

type TableView<Row, Sort extends string> = {
  /** Names the list for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  keyOf: (row: Row) => Key;
  renderCard: (row: Row) => ReactNode;
  /** Lines of a card between its head and its foot. */
  loadingFacts: number;
};

/** Draws the rows in its own manner; without rows, the shape of the list while it loads. */
type FreeView<Row> = { renderRows: (rows: readonly Row[] | undefined) => ReactNode };

/** How the rows look: a table where there is room and cards elsewhere, or freely; and what is said when there are none. */
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

/** The rows of a list: loading, there, none, or not to be had. */
export function ListBody<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { query } = props;
  const { t } = useTranslation();
  if (query.isError || isOffline(query)) {
    const text = sentenceOfFailure(query.error, t('states.unreachable')) ?? t('states.unreachable');
    return <ErrorState text={text} onRetry={() => void query.refetch()} />;
  }
  const rows = query.data?.data;
  if (rows?.length === 0) return <NoRows {...props} />;
  return (
    <div className={styles.body} data-stale={query.isPlaceholderData || undefined}>
      <Rows {...props} rows={rows} />
    </div>
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
  // Pressing the heading that orders already turns the order round.
  const sortBy = (sort: Sort) => onSort({ sort, order: nextOrder(sort, sorted) });
  return <DataTable {...view} rows={rows} sorted={sorted} onSort={sortBy} />;
}

/** Without a network nothing is asked at all, and waiting would never end. */
function isOffline({ fetchStatus, data }: UseQueryResult): boolean {
  return fetchStatus === 'paused' && data === undefined;
}

/** Names begin with A, times with the newest. */
function nextOrder<Sort extends string>(sort: Sort, sorted: Order<Sort>): 'asc' | 'desc' {
  if (sort === sorted.sort) return sorted.order === 'asc' ? 'desc' : 'asc';
  return sort === 'created_at' ? 'desc' : 'asc';
}

function NoRows<Row, Sort extends string>({ query, view, search, onSearch }: Props<Row, Sort>) {
  const t = useAdministrationTexts();
  if ((query.data?.total ?? 0) > 0) {
    return (
      <EmptyState title={t('list.beyondTitle')} text={t('list.beyondText')}>
        <Button onClick={() => onSearch({ ...search, page: 1 })}>{t('list.toFirstPage')}</Button>
      </EmptyState>
    );
  }
  if (search.search === undefined) return <EmptyState title={view.emptyTitle} text={view.emptyText} />;
  return (
    <EmptyState title={t('list.noMatchTitle', { text: search.search })} text={t('list.noMatchText')}>
      <Button look="outline" onClick={() => onSearch({ ...search, search: '', page: 1 })}>
        {t('list.clearSearch')}
      </Button>
    </EmptyState>
  );
}
