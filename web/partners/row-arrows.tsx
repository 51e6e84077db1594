import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '#web/design/icon-button.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import styles from './row-arrows.module.css';
import type { RowScroll } from './use-row-scroll.ts';

/** Two arrows for whoever has a mouse: fingers push the row, and the keyboard goes from card to card. */
export function RowArrows({ scroll }: { scroll: RowScroll }) {
  const t = usePartnersTexts();
  const { canGoBack, canGoOn, go } = scroll;
  if (!canGoBack && !canGoOn) return null;
  return (
    <div className={styles.arrows}>
      <IconButton look="outline" aria-label={t('row.back')} aria-disabled={!canGoBack} onClick={() => go(-1)}>
        <IconChevronLeft size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton look="outline" aria-label={t('row.on')} aria-disabled={!canGoOn} onClick={() => go(1)}>
        <IconChevronRight size="1.25rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
