import { Pagination } from '@mantine/core';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import styles from './pager.module.css';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Leads to the other pages of a list; absent while there is one only. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useAdministrationTexts();
  if (pages < 2) return null;
  const controls = { previous: t('list.previousPage'), next: t('list.nextPage'), first: '', last: '' };
  return (
    <nav aria-label={t('list.pages')} className={styles.pager}>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        siblings={1}
        boundaries={1}
        size="var(--target)"
        gap="var(--space-1)"
        classNames={{ control: styles.control ?? '' }}
        getItemProps={(number) => ({ 'aria-label': t('list.page', { number }) })}
        getControlProps={(control) => ({ 'aria-label': controls[control] })}
      />
    </nav>
  );
}
