import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './filter-group.module.css';

type Props = {
  title: string;
  /** How many of its filters are set. */
  set: number;
  isFirst?: boolean;
  children: ReactNode;
};

/** Filters that belong together. Open from the start where something is set. */
export function FilterGroup({ title, set, isFirst = false, children }: Props) {
  const t = useSearchTexts();
  const [isOpen, setOpen] = useState(isFirst || set > 0);
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {set > 0 && <span className={styles.set}>{t('drawer.set', { count: set })}</span>}
        <IconChevronDown size="1.25rem" className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
