import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import styles from './photo-arrows.module.css';
import type { Step } from './photo-steps.rules.ts';

type Props = { number: number; count: number; onStep: (step: Step) => void };

/** The buttons over the edges of a photo, and which one of them it is. */
export function PhotoArrows({ number, count, onStep }: Props) {
  const t = usePartnerTexts();
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        data-to="previous"
        aria-label={t('gallery.previous')}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size="1.5rem" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-to="next"
        aria-label={t('gallery.next')}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size="1.5rem" aria-hidden="true" />
      </button>
      <p className={styles.counter} aria-live="polite">
        <span aria-hidden="true">{t('gallery.counter', { number, count })}</span>
        <span className="visually-hidden">{t('gallery.counterSaid', { number, count })}</span>
      </p>
    </>
  );
}
