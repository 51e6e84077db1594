import type { ReactNode } from 'react';
import { usualPageSize } from '#contract/matches/partner-list.fields.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { ListName } from './list-names.data.ts';
import { PartnerCardSkeleton } from './partner-card-skeleton.tsx';
import { PartnerCard } from './partner-card.tsx';
import styles from './partner-grid.module.css';
import { useReturningFocus } from './use-returning-focus.ts';

/** So many cards are seen without scrolling on a wide screen. */
const firstCards = 4;

export type GridLook<Card extends PartnerCardWire = PartnerCardWire> = {
  /** Names the list for screen readers. */
  label: string;
  /** The list's name, so that a profile leads to the next one. */
  from?: ListName;
  heading?: 'h2' | 'h3';
  /** What stands instead of when they were here last. */
  renderNote?: (card: Card) => ReactNode;
  /** What can be done on a card, as high as one button. */
  renderActions?: (card: Card) => ReactNode;
};

type Props<Card extends PartnerCardWire> = GridLook<Card> & {
  /** Undefined while the list loads: its shape is shown instead. */
  cards: readonly Card[] | undefined;
  /** How many cards are on their way: after those that are there, or as the first. */
  coming?: number;
};

/** Cards in one to four columns. */
export function PartnerGrid<Card extends PartnerCardWire>(props: Props<Card>) {
  const { label, from, heading, renderNote, renderActions, cards } = props;
  const noteOpened = useReturningFocus();
  const coming = props.coming ?? (cards === undefined ? usualPageSize : 0);
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={coming > 0} onClickCapture={noteOpened}>
      {cards?.map((card, index) => (
        <li key={card.u_id} className={styles.place}>
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
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming ${String(index)}`} className={styles.place} aria-hidden="true">
          <PartnerCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
