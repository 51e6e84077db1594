import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Key, MouseEvent, ReactNode } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './data-table.module.css';
import type { ListSearch } from './list-search.ts';

export type Column<Row, Sort extends string = string> = {
  id: string;
  header: string;
  /** In percent of the table's width. */
  width: number;
  /** The order that a press on the heading chooses. */
  sort?: Sort;
  /** Names the row for screen readers. */
  isRowHeading?: boolean;
  /** Its cells are numbers, which stand below each other by their last digit. */
  isNumber?: boolean;
  /** Where the cell stands on the card that a narrow screen shows: a fact below its header if nothing is said. */
  onCard?: CardPlace;
  renderCell: (row: Row, index: number) => ReactNode;
};

/** `head` and `end` are the first line, a `line` has no header, `foot` is for buttons and states, `none` is left out. */
export type CardPlace = 'head' | 'end' | 'line' | 'fact' | 'foot' | 'none';

type Props<Row, Sort extends string> = {
  /** Only for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  /** Undefined while the list loads: the columns then have placeholder rows. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
  sorted: Required<Pick<ListSearch<Sort>, 'sort' | 'order'>>;
  onSort: (sort: Sort) => void;
};

const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A dense table with a sticky heading; headings that can order the rows are buttons. */
export function DataTable<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { caption, columns, rows, keyOf } = props;
  return (
    <table className={styles.table} aria-busy={rows === undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.id} column={column} {...props} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? loadingRows.map((row) => (
              <tr key={row}>
                {columns.map(({ id }) => (
                  <td key={id}>
                    <Skeleton width="75%" />
                  </td>
                ))}
              </tr>
            ))
          : rows.map((row, index) => (
              // The link in the heading of the row is for keys; a press beside it does the same.
              <tr key={keyOf(row)} onClick={pressLink}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column}>
                    {column.renderCell(row, index)}
                  </Cell>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

/** Opens what the heading of a row links to, unless the press was for something else: a control, or a text that is being marked. */
function pressLink({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const cell = target instanceof Element ? target.closest('th, td') : null;
  // A dialog of a cell is elsewhere in the document.
  if (cell === null || !currentTarget.contains(cell)) return;
  if (cell.querySelector('a, button, input, select, summary') !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLAnchorElement>('th a')?.click();
}

type CellProps = {
  column: { isRowHeading?: boolean | undefined; isNumber?: boolean | undefined };
  children: ReactNode;
};

function Cell({ column: { isRowHeading = false, isNumber = false }, children }: CellProps) {
  const kind = { 'data-number': isNumber || undefined };
  return isRowHeading ? (
    <th scope="row" {...kind}>
      {children}
    </th>
  ) : (
    <td {...kind}>{children}</td>
  );
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

function Heading<Row, Sort extends string>({
  column: { header, sort, isNumber = false },
  sorted,
  onSort,
}: Props<Row, Sort> & { column: Column<Row, Sort> }) {
  if (sort === undefined) {
    return (
      <th scope="col" data-number={isNumber || undefined}>
        {header}
      </th>
    );
  }
  const isSorted = sorted.sort === sort;
  return (
    <th scope="col" aria-sort={isSorted ? directions[sorted.order] : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
        {header}
        <SortIcon order={isSorted ? sorted.order : undefined} />
      </button>
    </th>
  );
}

function SortIcon({ order }: { order: 'asc' | 'desc' | undefined }) {
  const icons = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };
  const Icon = icons[order ?? 'none'];
  return <Icon size="1rem" className={styles.icon} data-sorted={order !== undefined} aria-hidden="true" />;
}
