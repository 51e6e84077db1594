import { Pagination } from '@mantine/core';
import styles from './page-links.module.css';

type Props = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labelOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
};

/** The pages of a list: the first, the last, and those beside the open one. */
export function PageLinks({ page, pages, onPage, labelOf, previousLabel, nextLabel }: Props) {
  const controls = { previous: previousLabel, next: nextLabel, first: '', last: '' };
  return (
    <Pagination
      total={pages}
      value={page}
      onChange={onPage}
      siblings={1}
      boundaries={1}
      size="var(--target)"
      gap="var(--space-1)"
      classNames={{ control: styles.control ?? '' }}
      getItemProps={(number) => ({ 'aria-label': labelOf(number) })}
      getControlProps={(control) => ({ 'aria-label': controls[control] })}
    />
  );
}
