/** What may end a line of a separated file; one file may have several of them, when it was put together from others. */
export const lineEnds = ['\r\n', '\n', '\r'];

/** A line that names the separator for spreadsheet programs: `sep=;`. It is no line of the table. */
const separatorLine = /^\uFEFF?"?sep=([^\s\p{L}\p{N}"]|\t)"?[,;\t|]*(?:\r\n|[\r\n]|$)/iu;

/** The separator that the first line of a file names, and the bytes of this line; null when it names none. */
export function readSeparatorLine(text: string): { separator: string; bytes: number } | null {
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  return separator === undefined ? null : { separator, bytes: Buffer.byteLength(line) };
}

/**
 * The blanks between a separator and a quoted cell, and the end of a text that may become such. A quote of two stands within a cell, and one
 * with nothing behind it is no beginning: it points to the cell above.
 */
export function blanksOfQuotes(delimiter: string): { before: RegExp; unfinished: RegExp } {
  const sign = delimiter.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const blank = delimiter === '\t' ? String.raw`[ \u00A0]` : String.raw`[\t \u00A0]`;
  const blanks = `${blank}{0,20}`;
  return {
    before: new RegExp(
      String.raw`(?<=[\r\n]|${sign})${blank}{1,20}(?="(?:"")?(?!"|${blanks}(?:[\r\n]|${sign}|$)))`,
      'g',
    ),
    unfinished: new RegExp(String.raw`(?:[\r\n]|${sign})${blanks}"{0,3}${blanks}$`),
  };
}

/** A quoted cell without the blanks behind its last quote, with which it was read as no quoted one. */
export function withoutBlanksBehind(cell: string): string {
  if (/^\s+""\s*$/.test(cell)) return '';
  return cell.startsWith('"') ? cell.replace(/^"([^]*)"[ \t\u00A0]+$/, '$1') : cell;
}

/** Characters of several bytes of UTF-8 in a text that was read byte by byte, and bytes that are no part of one. */
const characters =
  /[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|\xED[\x80-\x9F][\x80-\xBF]|[\xE1-\xEF][\x80-\xBF]{2}|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}|[\x80-\xFF]/g;
/** What may still become a character with the next bytes. */
const beginning = /[\xC2-\xDF]$|[\xE0-\xEF][\x80-\xBF]?$|[\xF0-\xF4][\x80-\xBF]{0,2}$/;
/** A byte of Windows-1252 may stand between texts of UTF-8, pasted from an older program. */
const older = new TextDecoder('windows-1252');

const straysForOne = 4;

/** Stands before a character that was no UTF-8, so that it is reported. */
export const replacementMark = '\uFFFD';

const openQuote = `${replacementMark}"`;

/** Marks the cells of a line that was read without quotes where one may have opened. */
export function markOpenQuote(row: readonly string[]): string[] {
  return row.map((cell) => cell.replace(/^\s*"/, openQuote));
}

/** Whether a row has a quote that is never closed, so that the ends of its cells are not known. */
export function hasOpenQuote(row: readonly string[]): boolean {
  return row.some((cell) => cell.startsWith(openQuote));
}

/**
 * Reads bytes as UTF-8 piece by piece. A byte that is none is read as Windows-1252, behind the mark; the others stay as they are. The text
 * of an unfinished character is held back for the next piece.
 */
export class Utf8Reader {
  /** How many characters of several bytes there were, and how many bytes that are no part of one. */
  readonly counted = { valid: 0, strays: 0 };
  #held = '';
  #isBegun = false;

  read(bytes: Uint8Array, isLast = false): string {
    const binary = this.#held + Buffer.from(bytes).toString('latin1');
    this.#held = isLast ? '' : (beginning.exec(binary)?.[0] ?? '');
    const whole = this.#held === '' ? binary : binary.slice(0, -this.#held.length);
    const text = this.#isBegun ? whole : whole.replace(/^\xEF\xBB\xBF/, '');
    this.#isBegun ||= whole !== '';
    return text.replaceAll(characters, (character) => {
      if (character.length > 1) {
        this.counted.valid += 1;
        return Buffer.from(character, 'latin1').toString();
      }
      this.counted.strays += 1;
      return replacementMark + older.decode(Buffer.from(character, 'latin1'));
    });
  }

  /** Whether the text is UTF-8 with some strange bytes. In a text of Windows-1252 next to nothing looks like a character of UTF-8. */
  get isUtf8(): boolean {
    return this.counted.strays <= this.counted.valid * straysForOne;
  }
}
