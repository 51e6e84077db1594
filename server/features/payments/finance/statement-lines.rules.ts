import { type StatementColumns } from './statement-columns.rules.ts';
import { type MarkedAmount, readAmount, readDate, readDirection } from './statement-values.rules.ts';

/** Money that came in or went out, as a statement has it. */
export type StatementLine = {
  /** The number of its row in the file, counted from one. */
  row: number;
  date: string;
  text: string;
  /** The cells of the columns of references. */
  reference: string;
  paise: number;
};

/** What a statement contains: credits, debits, and how many rows with an amount could not be read. */
export type StatementLines = { credits: StatementLine[]; debits: StatementLine[]; unread: number };

type Row = readonly string[];
type Entry = { date: string | null; paise: number; mark: MarkedAmount['mark'] };

/**
 * Reads the rows below a header. A row of nothing but words continues the narration before it. Sums and repeated headers have no date
 * and no amount of a line.
 */
export function readLines(
  rows: readonly Row[],
  { columns, place }: { columns: StatementColumns; place: number },
): StatementLines {
  const unmarkedIs = directionOfUnmarked(rows.slice(place + 1), columns);
  const found: StatementLines = { credits: [], debits: [], unread: 0 };
  let latest: StatementLine | null = null;
  for (const [index, row] of rows.entries()) {
    if (index <= place) continue;
    const entry = readEntry(row, columns);
    if (entry === 'words') {
      if (latest !== null) latest.text = `${latest.text} ${textOf(row, columns.texts)}`;
      continue;
    }
    if (entry === null) continue;
    latest = null;
    if (entry === 'unreadable' || entry.date === null) found.unread += 1;
    else {
      latest = {
        row: index + 1,
        date: entry.date,
        text: textOf(row, columns.texts),
        reference: textOf(row, columns.references),
        paise: entry.paise,
      };
      const isDebit = (entry.mark ?? unmarkedIs) === 'debit';
      (isDebit ? found.debits : found.credits).push(latest);
    }
  }
  return found;
}

function textOf(row: Row, places: readonly number[]): string {
  return places
    .map((place) => (row[place] ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
}

function readEntry(row: Row, columns: StatementColumns): Entry | 'words' | 'unreadable' | null {
  const date = readDate(cellOf(row, columns.date));
  const money = readMoney(row, columns);
  if (money === null) {
    const isBare = cellOf(row, columns.date) === '' && textOf(row, columns.texts) !== '';
    if (isBare) return 'words';
    return date !== null && hasMoneyCell(row, columns) ? 'unreadable' : null;
  }
  // A sum below the table has an amount and no date.
  if (date === null && cellOf(row, columns.date) === '') return null;
  return { date, ...money };
}

function cellOf(row: Row, place: number | null): string {
  return place === null ? '' : (row[place] ?? '').trim();
}

const moneyColumns = ['credit', 'debit', 'amount'] as const;

function hasMoneyCell(row: Row, columns: StatementColumns): boolean {
  return moneyColumns.some((name) => cellOf(row, columns[name]) !== '');
}

function readMoney(row: Row, columns: StatementColumns): Omit<Entry, 'date'> | null {
  const { credit, debit, amount, direction } = columns;
  if (credit === null) {
    const read = readAmount(cellOf(row, amount));
    if (read === null || read.paise === 0) return null;
    return { paise: read.paise, mark: readDirection(cellOf(row, direction)) ?? read.mark };
  }
  const [received, paid] = [readAmount(cellOf(row, credit)), readAmount(cellOf(row, debit))];
  // A negative credit is a transfer that the bank took back.
  if (received !== null && received.paise > 0)
    return { paise: received.paise, mark: received.mark === 'debit' ? 'debit' : 'credit' };
  return paid !== null && paid.paise > 0 ? { paise: paid.paise, mark: 'debit' } : null;
}

/** What an amount without a mark is: where the bank marks credits alone, a debit. */
function directionOfUnmarked(rows: readonly Row[], columns: StatementColumns) {
  if (columns.amount === null) return 'credit';
  const marks = new Set(rows.map((row) => readMoney(row, columns)?.mark));
  return marks.has('credit') && !marks.has('debit') ? 'debit' : 'credit';
}
