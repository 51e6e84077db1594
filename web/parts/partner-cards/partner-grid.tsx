import type { ReactNode } from 'react';
import { usualPageSize } from '#contract/matches/partner-list.fields.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { ListName } from './opened-list.rules.ts';
import { PartnerCardSkeleton } from './partner-card-skeleton.tsx';
import { PartnerCard } from './partner-card.tsx';
import styles from './partner-grid.module.css';
import { useReturningFocus } from './use-opened-list.ts';

/** How many cards a wide screen shows without scrolling. */
const firstCards = 3;

export type GridOptions<Card extends PartnerCardWire = PartnerCardWire> = {
  /** Names the list for screen readers. */
  label: string;
  /** The list's name, so that a profile leads to the next one. */
  from?: ListName;
  heading?: 'h2' | 'h3';
  /** Replaces when the partner was last online. */
  renderNote?: (card: Card) => ReactNode;
  /** The buttons of a card, as high as one button. */
  renderActions?: (card: Card) => ReactNode;
};

type Props<Card extends PartnerCardWire> = GridOptions<Card> & {
  /** Undefined while the list loads; skeletons are shown instead. */
  cards: readonly Card[] | undefined;
  /** How many skeletons follow the cards; a whole page of them when left out while the list loads. */
  loadingCount?: number;
};

/** Cards in one to three columns. */
export function PartnerGrid<Card extends PartnerCardWire>(props: Props<Card>) {
  const { label, from, heading, renderNote, renderActions, cards } = props;
  const storePressed = useReturningFocus();
  const loadingCount = props.loadingCount ?? (cards === undefined ? usualPageSize : 0);
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={loadingCount > 0} onClickCapture={storePressed}>
      {cards?.map((card, index) => (
        <li key={card.u_id} className={styles.cell}>
          <PartnerCard
            card={card}
            from={from}
            heading={heading}
            isFirst={index < firstCards}
            note={renderNote?.(card)}
            actions={renderActions?.(card)}
          />
        </li>
      ))}
      {Array.from({ length: loadingCount }, (_, index) => (
        <li key={`loading ${String(index)}`} className={styles.cell} aria-hidden="true">
          <PartnerCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
