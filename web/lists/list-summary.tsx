import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { rowsOfPage, type ListPage } from './list-search.ts';
import styles from './list-summary.module.css';

const numbers = new Intl.NumberFormat('en-IN');

/** Which part of the list is on screen; said to screen readers when a search changes it. Keeps its line while loading. */
export function ListSummary({ query, page }: { query: UseQueryResult<ListPage<unknown>>; page: number }) {
  const t = useAdministrationTexts();
  const { data, isPlaceholderData } = query;
  const first = (page - 1) * rowsOfPage + 1;
  const isEmpty = data === undefined || data.data.length === 0;
  return (
    <p role="status" className={styles.summary} data-stale={isPlaceholderData || undefined}>
      {data === undefined && !query.isError && <Skeleton width="8rem" />}
      {!isEmpty &&
        t('list.summary', {
          first: numbers.format(first),
          last: numbers.format(first + data.data.length - 1),
          total: numbers.format(data.total),
        })}
    </p>
  );
}
