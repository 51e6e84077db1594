import type { Key, ReactNode } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './data-cards.module.css';

type Props<Row> = {
  caption: string;
  /** Undefined while the list loads. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
  renderCard: (row: Row) => ReactNode;
  /** How many lines a card has between head and foot, so that it is as high loading as loaded. */
  loadingFacts: number;
};

const loadingLines = ['80%', '60%', '45%', '70%', '55%', '50%'];
const loadingCards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows of a list as cards, for screens on which a table would be squeezed. */
export function DataCards<Row>({ caption, rows, keyOf, renderCard, loadingFacts }: Props<Row>) {
  return (
    <ul className={styles.cards} aria-label={caption} aria-busy={rows === undefined}>
      {rows === undefined
        ? loadingCards.map((key) => (
            <li key={key} className={styles.card}>
              <Skeleton height="var(--space-6)" width="60%" />
              {loadingLines.slice(0, loadingFacts).map((line) => (
                <Skeleton key={line} width={line} />
              ))}
              <Skeleton height="var(--space-8)" width="30%" />
            </li>
          ))
        : rows.map((row) => (
            <li key={keyOf(row)} className={styles.card}>
              {renderCard(row)}
            </li>
          ))}
    </ul>
  );
}
