import { trimText } from '#contract/fields/seen-text.ts';
import { replacementMark } from '#server/platform/separated-text.rules.ts';

/** Limits of a sheet. The bytes of an upload are limited by its endpoint. */
export const sheetLimits = {
  rows: 200_000,
  columns: 200,
  cellCharacters: 5000,
  /** Of a workbook: the unpacked bytes of its cells, and the number of its parts. */
  unpackedBytes: 64 * 1024 * 1024,
  archiveEntries: 2000,
  /** Of a workbook: the cells that are merged over several rows. */
  mergedCells: 200_000,
  /** Of all cells of a workbook together: a text that the file contains once may be used by every cell. */
  workbookCharacters: 128 * 1024 * 1024,
  /** Rows times columns of a workbook, empty cells included. */
  gridCells: 10_000_000,
  /** Of reading a workbook. */
  readerMegabytes: 512,
  readerMs: 60_000,
  /** Of a CSV, after decompression. */
  textBytes: 512 * 1024 * 1024,
} as const;

/** How many rows of a sheet are looked at for its header and for what its columns hold. */
export const firstRows = 120;

/** More than the rows of a sheet. */
const rowsOfSheet = 1_000_000;

/** The number of a row among all sheets of a file: that of the first sheet is the one that a spreadsheet shows. */
export function numberOfRow({ sheet, row }: { sheet: number; row: number }): number {
  return sheet * rowsOfSheet + row;
}

/** The place of the sheet, and the row as a spreadsheet shows it. */
export function readRowNumber(rowNumber: number): { sheet: number; row: number } {
  const sheet = Math.floor(rowNumber / rowsOfSheet);
  return { sheet, row: rowNumber - sheet * rowsOfSheet };
}

type SheetFormat = 'workbook' | 'gzip' | 'utf-8' | 'utf-16le' | 'utf-16be';

const binaryMarks: readonly (readonly [SheetFormat, readonly number[]])[] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['gzip', [0x1f, 0x8b]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The format of a file by its first bytes, regardless of its name; null when it cannot be a sheet. `utf-8` is any text. */
export function recogniseFormat(firstBytes: Uint8Array): SheetFormat | null {
  for (const [format, mark] of binaryMarks) {
    if (mark.every((byte, index) => firstBytes[index] === byte)) return format;
  }
  return recogniseUtf16(firstBytes) ?? (isPlainText(firstBytes) ? 'utf-8' : null);
}

/** Texts of UTF-16 have so many of these, whatever their script. Lost zeros of other texts are few. */
const fewestZeros = 3;
const lineEnd = [0x0a, 0x0d];

/** UTF-16 without its mark: spaces, separators, digits and line ends have a zero beside them, always on the same side. */
function recogniseUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [behind, before] = [countZeros(bytes, 1), countZeros(bytes, 0)];
  const [most, least] = behind.all > before.all ? [behind, before] : [before, behind];
  const isUtf16 = most.all >= fewestZeros && most.all > 8 * least.all;
  if (!isUtf16 || (most.lineEnds === 0 && most.all < bytes.length / 4)) return null;
  return most === behind ? 'utf-16le' : 'utf-16be';
}

/** How many pairs of bytes are a zero and a usual character. */
function countZeros(bytes: Uint8Array, zeroAt: number): { all: number; lineEnds: number } {
  const counts = { all: 0, lineEnds: 0 };
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const sign = bytes[at + 1 - zeroAt];
    if (bytes[at + zeroAt] !== 0 || sign === undefined || !isUsual(sign)) continue;
    counts.all += 1;
    if (lineEnd.includes(sign)) counts.lineEnds += 1;
  }
  return counts;
}

/** Of the control characters only those that older programs write between lines and at the end of a file. */
const plainControls = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a];

function isUsual(byte: number): boolean {
  return byte < 0x80 && (byte >= 0x20 || plainControls.includes(byte));
}

/** A text may have so many bytes for each strange one; a program has far more. */
const bytesForStrange = 200;

/** Next to no control characters, and no beginning of HTML, JSON or PDF. */
function isPlainText(bytes: Uint8Array): boolean {
  const strange = bytes.filter((byte) => byte < 0x20 && !plainControls.includes(byte)).length;
  if (strange > Math.max(1, bytes.length / bytesForStrange)) return false;
  const first = bytes.find((byte) => byte > 0x20 && byte < 0x80);
  return first !== undefined && !['<', '{', '[', '%'].includes(String.fromCodePoint(first));
}

/** How many lines are looked at for what separates cells: titles above the header have no cells. */
const linesOfBeginning = 25;

/** The character that separates cells: the one that most of the first lines have most often, outside quotes. */
export function findDelimiter(text: string): ',' | ';' | '\t' | '|' {
  const lines = firstLines(text).map((line) =>
    signs.map((sign) => ({ sign, count: line.split(sign).length - 1 })),
  );
  const most = lines.flatMap((counted) => {
    const [first] = counted.toSorted((one, other) => other.count - one.count);
    return first === undefined || first.count === 0 ? [] : [first.sign];
  });
  const votes = signs.map((sign) => ({ sign, count: most.filter((each) => each === sign).length }));
  return votes.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

const signs = [',', ';', '\t', '|'] as const;

/** The first lines that are not blank, without quoted texts. */
function firstLines(text: string): string[] {
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, '');
  return bare
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfBeginning);
}

const longestTitle = 180;
const halfCharacter = /\p{Cs}$/u;

/** The names of the columns as a mapping may have them: the texts of the header, made unique, or a number where nothing of it is seen. */
export function nameColumns(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, index) => {
    const title = trimText(cell.replaceAll(replacementMark, '').replaceAll(/\s+/g, ' '));
    const short = title.slice(0, longestTitle).replace(halfCharacter, '').trim() || `Column ${index + 1}`;
    let name = short;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${short} (${copy})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** Marks of direction and the like, which copying brings along: no name and no number needs them. */
const pastedMarks = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Spaces that are letters or drawings for a program. */
const hiddenSpaces = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
/** Indian scripts need a joiner behind a sign; anywhere else at an end it is nothing. */
const looseJoiners = /^[\u200C\u200D]+|(?<![\p{M}\u200C\u200D])[\u200C\u200D]+$/gu;

/**
 * A cell as it is stored: well-formed Unicode, without control characters, hidden marks and surrounding spaces, and without the quote that
 * our own files put before a text that a spreadsheet would take for a formula.
 */
export function cleanCell(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(pastedMarks, '')
    .replaceAll(hiddenSpaces, ' ')
    .trim()
    .replaceAll(looseJoiners, '')
    .replace(/^'(?=[=+\-@＝＋－＠])/, '')
    .replace(formulaOfText, (_whole, text: string) => text.replaceAll('""', '"').trim());
}

/** A text that a program has written as a formula, so that no spreadsheet changes it: `="0012"`. */
const formulaOfText = /^="((?:[^"]|"")*)"$/;
