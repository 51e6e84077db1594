import { plainHeader } from '#contract/imports/fit-mapping.ts';
import { type Gender, genderIn } from '../mappings/gender-words.rules.ts';
import { recogniseHeader } from '../mappings/recognise-header.rules.ts';
import { findHeader, type Header } from './find-header.rules.ts';
import type { MergedCells } from './merged-cells.rules.ts';
import { readSection } from './read-section.rules.ts';
import { reasonColumn } from './reason-column.rules.ts';
import { nameColumns } from './sheets.rules.ts';

/** A sheet of a file as it begins. A text file has one without a name. */
export type SheetStart = {
  name: string | null;
  rows: readonly (readonly string[])[];
  /** Whether a spreadsheet program hides it. */
  isHidden?: boolean;
};

/** A file of sheets: the beginning of each, and all rows of each by its place in the file. */
export type OpenFile = {
  starts: readonly SheetStart[];
  /** Whether the days of a workbook are counted from 1904 on. */
  isOf1904?: boolean;
  /** What is merged in the sheets of a workbook, by their names. */
  merged?: ReadonlyMap<string, MergedCells> | undefined;
  readRows: (index: number) => AsyncIterable<string[]>;
  close: () => Promise<void>;
};

/** How the rows of one sheet become rows of the import. */
export type Table = {
  /** The place of the sheet in the file. */
  index: number;
  /** The rows up to and with the header. */
  length: number;
  /** The column of the import for each column of the sheet. */
  positions: readonly number[];
  /** The cell that says which sheet a row is of; null when the import has no column for it. */
  mark: string | null;
  /** The column of the import that headings among the rows fill where it is empty: that of the gender, else that of the mark. */
  sectionAt: number | null;
  /** The column of the sheet with the gender. A row that fills it is one of a person. */
  genderFrom: number | null;
};

/** What was found in a file: which of its sheets are read, from which row, and what stands above. */
export type SheetFound = {
  name: string | null;
  headerRow: number | null;
  above: Header['above'];
  isRead: boolean;
};

export type Plan = { columns: string[]; hasMark: boolean; tables: Table[]; sheets: SheetFound[] };

/** The column that says which sheet a row is of. Our file of refused rows has it too. */
const markColumn = 'Sheet';

function isOfOneGender(cells: readonly string[]): boolean {
  return (readSection(cells) ?? null) !== null;
}

type Candidate = {
  index: number;
  name: string | null;
  header: Header;
  /** Whether headings among the rows say whose they are. */
  hasSections: boolean;
};

/**
 * Plans the rows of an import: every visible sheet with a header that we know is read; without any, the first with text. The columns are those of
 * the first sheet, and further ones of the others. Where several sheets are read, or where their names, titles or headings
 * among the rows say who is a bride and who a groom, a first column says it. Null when there is no text at all.
 */
export function planTables(starts: readonly SheetStart[], fileName: string): Plan | null {
  const found = starts.map(({ name, rows, isHidden = false }, index) => {
    const header = findHeader(rows);
    const hasSections = rows.slice(header?.length ?? 0).some(isOfOneGender);
    return { index, name, header, hasSections, isHidden };
  });
  const filled = found.flatMap(({ header, ...sheet }) => (header === null ? [] : [{ ...sheet, header }]));
  const read = chooseSheets(filled);
  const [first] = read;
  if (first === undefined) return null;
  const marks = marksOf(read, fileName);
  const own = nameColumns(first.header.names);
  const columns = marks === null ? own : nameColumns([markColumn, ...own]);
  const tables = read.map(({ index, header }, at): Table => {
    const positions = placeColumns(header.names, { columns, isFirst: at === 0, hasMark: marks !== null });
    const mark = marks?.[at] ?? null;
    const genderAt = header.names.findIndex(isOfGender);
    const sectionAt = positions[genderAt] ?? (mark === null ? null : 0);
    const genderFrom = genderAt === -1 ? null : genderAt;
    return { index, length: header.length, positions, mark, sectionAt, genderFrom };
  });
  const isRead = new Set(read.map(({ index }) => index));
  const sheets = found.map(({ index, name, header }) => ({
    name,
    headerRow: header?.row ?? null,
    above: isRead.has(index) ? (header?.above ?? []) : [],
    isRead: isRead.has(index),
  }));
  return { columns, hasMark: marks !== null, tables, sheets };
}

/** The sheets with people: a hidden one, of lists or of last year, only where no other has any. */
function chooseSheets<Found extends { header: Header; isHidden: boolean }>(
  filled: readonly Found[],
): Found[] {
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const known = [visible, filled].map((sheets) => sheets.filter(({ header }) => header.isKnown));
  const first = [visible, filled].map((sheets) => sheets.slice(0, 1));
  return [...known, ...first].find((sheets) => sheets.length > 0) ?? [];
}

/** The cell of each sheet in the first column; null when there is none. */
function marksOf(read: readonly Candidate[], fileName: string): string[] | null {
  const hasGender = read.every(({ header }) => header.names.some(isOfGender));
  const genders = read.map((candidate) => genderOf(candidate, fileName));
  const hasSections = read.some((candidate) => candidate.hasSections);
  const tellsGender = !hasGender && (hasSections || genders.some((gender) => gender !== null));
  if (read.length === 1 && (!tellsGender || isMarked(read))) return null;
  return read.map(({ name }, at) => (hasGender ? null : genders[at]) ?? name ?? '');
}

/** Whether the only sheet that is read begins with that column: it is a file of ours that comes back. */
function isMarked([first]: readonly Candidate[]): boolean {
  const names = first?.header.names ?? [];
  return names[0] === markColumn && names.at(-1) === reasonColumn;
}

function isOfGender(header: string): boolean {
  return recogniseHeader(header).uses.some(({ field }) => field === 'gender');
}

/** The gender that the titles, the name of the sheet or that of the file speak of, the nearest first. */
function genderOf({ name, header }: Candidate, fileName: string): Gender | null {
  const titles = header.above.map(({ text }) => text).toReversed();
  return [...titles, name ?? '', fileName].map(genderIn).find((gender) => gender !== null) ?? null;
}

/** The columns of the import that the columns of a sheet belong to; a name that is new becomes a further column. */
function placeColumns(
  names: readonly string[],
  { columns, isFirst, hasMark }: { columns: string[]; isFirst: boolean; hasMark: boolean },
): number[] {
  const before = hasMark ? 1 : 0;
  if (isFirst) return names.map((_name, at) => at + before);
  const plain = columns.map(plainHeader);
  const taken = new Set<number>();
  return names.map((name) => {
    const at = plain.findIndex(
      (other, place) => other === plainHeader(name) && place >= before && !taken.has(place),
    );
    const place = name !== '' && at !== -1 ? at : columns.push(freeName(name, columns)) - 1;
    taken.add(place);
    return place;
  });
}

function freeName(name: string, columns: readonly string[]): string {
  return nameColumns([...columns, name]).at(-1) ?? name;
}

/** A row of a sheet as a row of the import. Cells beyond the header are kept behind all columns, so that the row is refused for them. */
export function placeRow(
  cells: readonly string[],
  { table, columns }: { table: Table; columns: number },
): string[] {
  const row = Array.from({ length: columns }, () => '');
  if (table.mark !== null) row[0] = table.mark;
  for (const [at, cell] of cells.entries()) {
    const place = table.positions[at];
    if (place === undefined) row.push(cell);
    else row[place] = cell;
  }
  return row;
}

/** Whether a row repeats the header, as printed lists do on every page. */
export function repeatsHeader(cells: readonly string[], columns: readonly string[]): boolean {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [{ cell, column: columns[at] ?? '' }]));
  const same = filled.filter(({ cell, column }) => plainHeader(cell) === plainHeader(column));
  return same.length >= 2 && same.length >= filled.length - 1;
}
