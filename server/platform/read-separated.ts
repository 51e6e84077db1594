import { finished } from 'node:stream/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { blanksOfQuotes, lineEnds, markOpenQuote, withoutBlanksBehind } from './separated-text.rules.ts';

/** Each quote that is never closed reads the rest of the file again. After so many of them no quote counts. */
const mostOpenQuotes = 20;

/** `skip` are the bytes before the first row. */
type Reading = { delimiter: string; skip?: number; longestRow: number };

/**
 * The rows of a separated text, which `openText` begins to read anew. The line of a quote that is never closed, or only by a quote of another
 * line, is read without quotes and marked (see `hasOpenQuote`); the lines below it are read as ever. Throws the errors of the parser.
 */
export async function* readSeparated(
  openText: () => AsyncIterable<string>,
  { delimiter, skip = 0, longestRow }: Reading,
): AsyncGenerator<string[]> {
  const options = {
    delimiter,
    record_delimiter: lineEnds,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  };
  const bare = { ...options, quote: null };
  const open = () => withoutBlanks(openText(), delimiter);
  let start = skip;
  for (let found = 0; found < mostOpenQuotes; found += 1) {
    const text = skipBytes(open(), start);
    const place = { end: 0 };
    let line: string | null = null;
    try {
      yield* parseRows(text, { ...options, place });
      return;
    } catch (error) {
      start += place.end;
      if (isOfOpenQuote(error)) line = await readLine(skipBytes(open(), start), longestRow);
      if (line === null) throw error;
    }
    for (const row of parseText(line, bare)) yield markOpenQuote(row);
    start += Buffer.byteLength(line);
  }
  for await (const row of parseRows(skipBytes(open(), start), { ...bare, place: { end: 0 } }))
    yield markOpenQuote(row);
}

const codesOfOpenQuotes: readonly string[] = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'];

function isOfOpenQuote(error: unknown): boolean {
  return error instanceof CsvError && codesOfOpenQuotes.includes(error.code);
}

/** Yields the rows before an error, too; `place.end` is where the last one ended. */
async function* parseRows(
  text: AsyncIterable<string>,
  { place, ...options }: Options & { delimiter: string; place: { end: number } },
): AsyncGenerator<string[]> {
  const rows: string[][] = [];
  /** Bytes that are read and not yet part of a row. */
  let held = Buffer.alloc(0);
  let heldFrom = 0;
  const parser = parse({
    ...options,
    on_record: (row: string[], { bytes }) => {
      if (options.quote !== null && mayHaveSwallowed(row, options.delimiter))
        requireClosed(held.subarray(place.end - heldFrom, bytes - heldFrom), options.delimiter);
      rows.push(options.quote === null ? row : row.map(withoutBlanksBehind));
      place.end = bytes;
      return null;
    },
  });
  const done = finished(parser, { readable: false });
  // Awaited below, unless the reader of the rows stops before.
  done.catch(() => undefined);
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    held = Buffer.concat([held.subarray(place.end - heldFrom), bytes]);
    heldFrom = place.end;
    await new Promise<void>((resolve) => {
      parser.write(bytes, () => {
        resolve();
      });
    });
    yield* rows.splice(0);
    if (parser.errored !== null) break;
  }
  parser.end();
  try {
    await done;
  } finally {
    yield* rows.splice(0);
  }
}

/** Whether a cell goes on with a line in which a cell begins with a quote: this quote may have closed another one. */
function mayHaveSwallowed(row: readonly string[], delimiter: string): boolean {
  return row.some((cell) => {
    const [, ...lines] = /[\r\n]/.test(cell) ? cell.split(/[\r\n]+/) : [];
    return lines.some((line) => line.startsWith('"') || line.includes(`${delimiter}"`));
  });
}

/** Throws when a row has a quote that is not closed. */
function requireClosed(written: Buffer, delimiter: string): void {
  try {
    parseText(written, { delimiter, record_delimiter: lineEnds, relax_column_count: true, rtrim: true });
  } catch (cause) {
    throw new CsvError('CSV_QUOTE_NOT_CLOSED', String(cause));
  }
}

/** A text without the blanks before quoted cells, which some programs write behind each separator. It is the same in any pieces. */
async function* withoutBlanks(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  const { before, unfinished } = blanksOfQuotes(delimiter);
  // The first cell stands behind a line end, too.
  let held = '\n';
  let isBegun = false;
  for await (const piece of text) {
    const all = held + piece;
    held = unfinished.exec(all)?.[0] ?? '';
    const done = all.slice(0, all.length - held.length).replaceAll(before, '');
    if (done !== '') yield isBegun ? done : done.slice(1);
    isBegun ||= done !== '';
  }
  const rest = held.replaceAll(before, '');
  yield isBegun ? rest : rest.slice(1);
}

async function* skipBytes(text: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  let left = count;
  for await (const piece of text) {
    const bytes = left > 0 ? Buffer.from(piece) : null;
    const rest = bytes === null ? piece : bytes.subarray(left).toString();
    left -= Math.min(left, bytes?.length ?? 0);
    if (rest !== '') yield rest;
  }
}

/** The first line of a text with its end; null when it is too long. */
async function readLine(text: AsyncIterable<string>, longest: number): Promise<string | null> {
  let read = '';
  for await (const piece of text) {
    read += piece;
    // A line feed may follow the last carriage return.
    const line = /^[^\r\n]*(?:\r\n|\n|\r(?=.))/s.exec(read)?.[0];
    if (line !== undefined) return line;
    if (read.length > longest) return null;
  }
  return read;
}
