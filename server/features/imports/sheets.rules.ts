/** How big a sheet may be. Bytes of the upload itself are limited by its endpoint. */
export const sheetLimits = {
  rows: 200_000,
  columns: 200,
  cellCharacters: 5000,
  /** Of a workbook: what its cells unpack to, and how many parts it has. */
  unpackedBytes: 64 * 1024 * 1024,
  archiveEntries: 2000,
  /** Of all cells of a workbook together: a text that is kept once may stand in every one of them. */
  workbookCharacters: 128 * 1024 * 1024,
  /** Rows times columns of a workbook, empty cells included. */
  gridCells: 10_000_000,
  /** What reading a workbook may take. */
  readerMegabytes: 512,
  readerMs: 60_000,
  /** Of a CSV, when it comes compressed. */
  textBytes: 512 * 1024 * 1024,
} as const;

export type SheetFormat = 'workbook' | 'gzip' | 'utf-8' | 'utf-16le' | 'utf-16be';

const binaryMarks: readonly (readonly [SheetFormat, readonly number[]])[] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['gzip', [0x1f, 0x8b]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** What a file is, by its first bytes, whatever its name says; null for what cannot be a sheet. `utf-8` stands for any text. */
export function recogniseFormat(firstBytes: Uint8Array): SheetFormat | null {
  for (const [format, mark] of binaryMarks) {
    if (mark.every((byte, index) => firstBytes[index] === byte)) return format;
  }
  return isPlainText(firstBytes) && firstBytes.length > 0 ? 'utf-8' : null;
}

/** Text has no control characters, and a table of texts does not begin like a page or an object. */
function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte))) return false;
  const first = bytes.find((byte) => byte > 0x20 && byte < 0x80);
  return first !== undefined && !['<', '{', '[', '%'].includes(String.fromCodePoint(first));
}

/** The sign that separates the cells of a table: the one that the first lines have most of, outside quotes. */
export function findDelimiter(text: string): ',' | ';' | '\t' | '|' {
  const line = firstLine(text);
  const counted = ([',', ';', '\t', '|'] as const).map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

/** The first line that says anything, without what stands in quotes. */
function firstLine(text: string): string {
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, '');
  return bare.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
}

/** The names of the columns: what the header says, each once, and a number where it says nothing. */
export function nameColumns(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, index) => {
    const wanted = cell.replaceAll(/\s+/g, ' ').trim().slice(0, 180) || `Column ${index + 1}`;
    let name = wanted;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${wanted} (${copy})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** A cell as it is kept: without the characters that no text of a person holds. */
export function cleanCell(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
