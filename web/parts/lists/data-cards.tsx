import { Fragment, type Key } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './data-cards.module.css';
import type { CardPlace, Column } from './data-table.tsx';

type Props<Row, Sort extends string> = {
  /** Names the list for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  /** Undefined while the list loads: placeholder cards are shown. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
};

const loadingLines = ['80%', '60%', '45%', '70%', '55%', '50%'];
const loadingCards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows of a table as cards, for screens that are too narrow for it. Each column says where its cell stands. */
export function DataCards<Row, Sort extends string>({ caption, columns, rows, keyOf }: Props<Row, Sort>) {
  return (
    <ul className={styles.cards} aria-label={caption} aria-busy={rows === undefined}>
      {rows === undefined
        ? loadingCards.map((key) => (
            <li key={key} className={styles.card}>
              <LoadingCard lines={at(columns, 'line').length + at(columns, 'fact').length} />
            </li>
          ))
        : rows.map((row, index) => (
            <li key={keyOf(row)} className={styles.card}>
              <DataCard columns={columns} row={row} index={index} />
            </li>
          ))}
    </ul>
  );
}

function LoadingCard({ lines }: { lines: number }) {
  return (
    <>
      <Skeleton height="var(--space-6)" width="60%" />
      {loadingLines.slice(0, lines).map((line) => (
        <Skeleton key={line} width={line} />
      ))}
      <Skeleton height="var(--space-8)" width="30%" />
    </>
  );
}

function at<Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  place: CardPlace,
): readonly Column<Row, Sort>[] {
  return columns.filter(({ onCard = 'fact' }) => onCard === place);
}

type CardProps<Row, Sort extends string> = { columns: readonly Column<Row, Sort>[]; row: Row; index: number };

function DataCard<Row, Sort extends string>({ columns, row, index }: CardProps<Row, Sort>) {
  const [lines, facts, foot] = [at(columns, 'line'), at(columns, 'fact'), at(columns, 'foot')];
  const renderCells = (place: CardPlace) =>
    at(columns, place).map(({ id, renderCell }) => <Fragment key={id}>{renderCell(row, index)}</Fragment>);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.heading}>{renderCells('head')}</div>
        <div className={styles.end}>{renderCells('end')}</div>
      </div>
      {lines.map(({ id, renderCell }) => (
        <div key={id}>{renderCell(row, index)}</div>
      ))}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ id, header, renderCell }) => (
            <Fragment key={id}>
              <dt>{header}</dt>
              <dd>{renderCell(row, index)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {foot.length > 0 && <div className={styles.foot}>{renderCells('foot')}</div>}
    </>
  );
}
