import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { SidePanel } from '#web/design/overlays/side-panel.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import styles from './list-filters.module.css';

type Props = {
  /** What the filters choose, in words or as a number. */
  chosen: string | undefined;
  children: ReactNode;
};

/** The button that opens the filters beside the list. Each choice shows at once in the list behind. */
export function ListFilters({ chosen, children }: Props) {
  const t = useListsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        size="small"
        icon={<IconFilter size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <span className={styles.label}>
          {chosen === undefined ? t('filters.open') : t('filters.openChosen', { chosen })}
        </span>
      </Button>
      <SidePanel isOpen={isOpen} title={t('filters.title')} onClose={() => setOpen(false)}>
        <div className={styles.form}>
          {children}
          <Button isWide onClick={() => setOpen(false)}>
            {t('filters.close')}
          </Button>
        </div>
      </SidePanel>
    </>
  );
}
