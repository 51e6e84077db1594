import type { UseQueryResult } from '@tanstack/react-query';
import { PageLinks } from '#web/design/inputs/page-links.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { rowsOfPage, type ListPage } from './list-search.ts';
import styles from './pager.module.css';

const numbers = new Intl.NumberFormat('en-IN');

/** Which rows are on the screen, of how many; announced when a search changes it. As high while it loads. */
export function ListSummary({ query, page }: { query: UseQueryResult<ListPage<unknown>>; page: number }) {
  const t = useListsTexts();
  const { data, isPlaceholderData } = query;
  const first = (page - 1) * rowsOfPage + 1;
  const isEmpty = data === undefined || data.data.length === 0;
  return (
    <p role="status" className={styles.summary} data-stale={isPlaceholderData || undefined}>
      {data === undefined && !query.isError && <Skeleton width="8rem" />}
      {!isEmpty &&
        t('summary', {
          first: numbers.format(first),
          last: numbers.format(first + data.data.length - 1),
          total: numbers.format(data.total),
        })}
    </p>
  );
}

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Links to the other pages of a list; absent when there is only one. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useListsTexts();
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className={styles.pager}>
      <PageLinks
        page={page}
        pages={pages}
        onPage={onPage}
        labelOf={(number) => t('page', { number })}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
    </nav>
  );
}
