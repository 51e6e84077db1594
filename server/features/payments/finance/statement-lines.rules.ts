import { hasOpenQuote } from '#server/platform/separated-text.rules.ts';
import { readHeader, type StatementColumns } from './statement-columns.rules.ts';
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

/** What a statement contains: credits, debits, and how many lines could not be read. */
export type StatementLines = { credits: StatementLine[]; debits: StatementLine[]; unread: number };

type Row = readonly string[];
type Entry = { date: string; paise: number; mark: MarkedAmount['mark'] };
type Header = { columns: StatementColumns; width: number };

/**
 * Reads the rows below a header. A row of nothing but words continues the narration before it. Sums and repeated headers are no lines;
 * everything else that may be one and cannot be read is counted.
 */
export function readLines(
  rows: readonly Row[],
  { columns, place }: { columns: StatementColumns; place: number },
): StatementLines {
  const width = rows[place]?.length ?? 0;
  const unmarkedIs = directionOfUnmarked(rows.slice(place + 1), { columns, width });
  const found: StatementLines = { credits: [], debits: [], unread: 0 };
  let header: Header = { columns, width };
  let latest: StatementLine | null = null;
  for (const [at, cells] of rows.slice(place + 1).entries()) {
    found.unread += countSwallowed(cells);
    // A second table may have its columns in another order.
    const repeated = readHeader(cells);
    if (repeated !== null) header = { columns: repeated, width: cells.length };
    const entry = repeated === null ? readEntry(cells, header) : null;
    if (entry === 'words') goOn(latest, textOf(cells, header.columns.texts));
    else if (entry !== null) {
      const read = { entry, row: place + at + 2, columns: header.columns };
      latest = addEntry(found, { cells, read, unmarkedIs });
    }
  }
  return found;
}

function goOn(line: StatementLine | null, words: string): void {
  if (line !== null) line.text = `${line.text} ${words}`;
}

type Read = { entry: Entry | 'unreadable'; row: number; columns: StatementColumns };

/** Adds what a row says; returns its line, which the next rows may go on with. */
function addEntry(
  found: StatementLines,
  { cells, read, unmarkedIs }: { cells: Row; read: Read; unmarkedIs: MarkedAmount['mark'] },
): StatementLine | null {
  const { entry, row, columns } = read;
  const direction = entry === 'unreadable' ? null : (entry.mark ?? unmarkedIs);
  if (entry === 'unreadable' || direction === null) {
    found.unread += 1;
    return null;
  }
  const { date, paise } = entry;
  const line = {
    row,
    date,
    text: textOf(cells, columns.texts),
    reference: textOf(cells, columns.references),
    paise,
  };
  (direction === 'debit' ? found.debits : found.credits).push(line);
  return line;
}

/** Lines that a stray quote has put into one cell: those after the first begin with a date. */
function countSwallowed(row: Row): number {
  return row
    .flatMap((cell) => cell.split(/\r\n?|\n/).slice(1))
    .filter((line) => readDate((/^\W{0,3}([^,;\t|]{6,20})[,;\t|]/.exec(line)?.[1] ?? '').trim()) !== null)
    .length;
}

function textOf(row: Row, places: readonly number[]): string {
  return places
    .map((place) => (row[place] ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** What banks write beside balances, which have a date, and beside sums, which have none: a payer may be called Total Ltd. */
const balance =
  /^(?:(?:opening|closing|available|current|final)[ -]+bal(?:ance)?\b|balance (?:b\/?f|c\/?f|as on)|b\/f\b|c\/f\b|(?:brought|carried) forward\b)/i;
const sum = /^(?:(?:grand|sub|page)?[ -]*totals?\b|(?:statement )?summary\b)/i;

function readEntry(row: Row, { columns, width }: Header): Entry | 'words' | 'unreadable' | null {
  const day = cellOf(row, columns.date);
  const text = textOf(row, columns.texts);
  const money = readMoney(row, columns);
  const date = readDate(day);
  const isSum = (words: string) => balance.test(words) || (date === null && sum.test(words));
  if ([day, text].some(isSum)) return null;
  if (hasOpenQuote(row)) return 'unreadable';
  // A separator within a narration moves the amounts into other columns.
  if (row.slice(width).some((cell) => cell.trim() !== '')) return 'unreadable';
  if (money === 'none') return readWithoutMoney(day, text);
  if (money === 'zero') return null;
  return money === 'unreadable' || date === null ? 'unreadable' : { date, ...money };
}

/** A row without an amount: words go on, a line with a date has lost its amount, and other words stand below the table. */
function readWithoutMoney(day: string, text: string): 'words' | 'unreadable' | null {
  if (day === '') return text === '' ? null : 'words';
  return readDate(day) === null ? null : 'unreadable';
}

function cellOf(row: Row, place: number | null): string {
  return place === null ? '' : (row[place] ?? '').trim();
}

/** The money of a row: `zero` where nothing moved. */
type Money = Omit<Entry, 'date'> | 'none' | 'zero' | 'unreadable';

function readMoney(row: Row, { credit, debit, amount, direction }: StatementColumns): Money {
  const places = credit === null ? [amount] : [credit, debit];
  const cells = places
    .map((place) => cellOf(row, place))
    .map((cell) => (isEmpty(cell) ? null : (readAmount(cell) ?? 'wrong')));
  const read = cells.filter((cell) => cell !== null);
  if (read.length === 0) return 'none';
  if (read.includes('wrong')) return 'unreadable';
  const [moved, ...others] = cells.flatMap((cell, at) =>
    cell === null || cell === 'wrong' || cell.paise === 0 ? [] : [{ ...cell, at }],
  );
  if (moved === undefined) return 'zero';
  if (others.length > 0) return 'unreadable';
  const { paise, mark, at } = moved;
  if (credit === null) return { paise, mark: readDirection(cellOf(row, direction)) ?? mark };
  // A negative credit is a transfer that the bank took back.
  return { paise, mark: at === 1 || mark === 'debit' ? 'debit' : 'credit' };
}

/** What banks write for no amount. */
function isEmpty(cell: string): boolean {
  return /^(?:[\s\p{Pd}._]*|nil|n\.?\/?a\.?)$/iu.test(cell);
}

/**
 * What an amount without a mark is: where the bank marks credits alone, a debit. Where it marks both, null: the mark is missing, and the
 * amount may be either.
 */
function directionOfUnmarked(rows: readonly Row[], header: Header): MarkedAmount['mark'] {
  if (header.columns.amount === null) return 'credit';
  const read = rows.map((row) => readEntry(row, header));
  const marks = new Set(read.map((entry) => (typeof entry === 'object' ? entry?.mark : null)));
  if (!marks.has('credit')) return 'credit';
  return marks.has('debit') ? null : 'debit';
}
