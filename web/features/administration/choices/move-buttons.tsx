import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import type { PlacedValue } from './choice-values.rules.ts';
import styles from './move-buttons.module.css';
import type { Moved } from './use-choice-order.ts';

type Props = {
  value: PlacedValue;
  /** The order of the list cannot be changed. */
  isFixed: boolean;
  onMove: (place: number) => void;
  moved: Moved | undefined;
};

/** The place of a value, and two buttons that move it. The one that was pressed keeps the focus wherever the row goes. */
export function MoveButtons({ value, isFixed, onMove, moved }: Props) {
  const t = useAdministrationTexts();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const { code, label, place, places } = value;
  const towards = moved?.code === code ? moved.towards : undefined;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const isElsewhere = seen.current !== place;
    seen.current = place;
    // A row that is put elsewhere in the document loses the focus; focus that somebody has moved on purpose stays.
    if (!isElsewhere || towards === undefined || document.activeElement !== document.body) return;
    (towards === 'up' ? up : down).current?.focus();
  }, [towards, place]);
  if (place === null) return <span className={styles.fixed}>{t('choices.alwaysLast')}</span>;
  if (isFixed) return <span className={styles.number}>{place}</span>;
  const moves = [
    { ref: up, to: place - 1, name: t('choices.moveUp', { label }), Icon: IconChevronUp },
    { ref: down, to: place + 1, name: t('choices.moveDown', { label }), Icon: IconChevronDown },
  ];
  return (
    <span className={styles.place}>
      <span className={styles.number}>{place}</span>
      {moves.map(({ ref, to, name, Icon }) => {
        const isEnd = to < 1 || to > places;
        return (
          <button
            key={name}
            ref={ref}
            type="button"
            className={styles.move}
            aria-label={name}
            title={name}
            aria-disabled={isEnd}
            onClick={() => {
              if (!isEnd) onMove(to);
            }}
          >
            <Icon size="1.125rem" aria-hidden="true" />
          </button>
        );
      })}
    </span>
  );
}
