import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { byteOrderMark } from '#server/platform/csv.ts';
import { problem } from '#server/platform/problem.ts';
import { readSeparated } from '#server/platform/read-separated.ts';
import { readSeparatorLine, replacementMark, Utf8Reader } from '#server/platform/separated-text.rules.ts';
import { findDelimiter, sheetLimits } from './sheets.rules.ts';

type TextFile = { path: string; isCompressed: boolean; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' };

const sampleBytes = 64 * 1024;
/** Characters of a row. A quote that is never closed would turn the rest of the file into one row. */
const longestRow = 1_000_000;

/**
 * The rows of a CSV, read as a stream: the file is never in memory as a whole. A text that is not UTF-8 is read as Windows-1252, which
 * older spreadsheets write; one of UTF-8 with a strange byte, and any with a control character, loses nothing but that. Throws sheet_not_understood or sheet_too_big.
 */
export async function* readCsv(file: TextFile): AsyncGenerator<string[]> {
  const newDecoder = await chooseDecoder(file);
  const start = newDecoder()(await readStart(file), false);
  const line = readSeparatorLine(start);
  const options = {
    delimiter: line?.separator ?? findDelimiter(start),
    skip: line?.bytes ?? 0,
    longestRow,
  };
  try {
    yield* readSeparated(() => decode(readBytes(file), newDecoder()), options);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'CSV_MAX_RECORD_SIZE') return problem('sheet_too_big');
  return /^(?:CSV_|Z_)/.test(code) ? problem('sheet_not_understood') : error;
}

type Decode = (bytes: Uint8Array, isLast: boolean) => string;

/** What decodes the file, made anew for each reading of it. */
async function chooseDecoder(file: TextFile): Promise<() => Decode> {
  const decodeAs = (encoding: string) => (): Decode => {
    const decoder = new TextDecoder(encoding);
    return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
  };
  if (file.encoding !== 'utf-8' || (await isValid(file))) return decodeAs(file.encoding);
  const counting = new Utf8Reader();
  let hasMark: boolean | null = null;
  for await (const chunk of readBytes(file)) {
    hasMark ??= chunk.subarray(0, 3).equals(Buffer.from(byteOrderMark));
    counting.read(chunk);
  }
  if (hasMark !== true && !counting.isUtf8) return decodeAs('windows-1252');
  return () => {
    const reader = new Utf8Reader();
    return (bytes, isLast) => reader.read(bytes, isLast);
  };
}

async function isValid(file: TextFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of readBytes(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw refusalOf(error);
  }
}

async function* decode(bytes: AsyncIterable<Buffer>, decodeNext: Decode): AsyncGenerator<string> {
  for await (const chunk of bytes) {
    const text = decodeNext(chunk, false);
    if (text !== '') yield markStrange(text);
  }
  yield markStrange(decodeNext(Buffer.alloc(0), true));
}

/** Older programs write it behind the last line. */
const endOfFile = '\u001A';

/** A control character is no part of any text: it is a lost character, and its row says so. */
function markStrange(text: string): string {
  return text.replaceAll(/[^\P{Cc}\s\u0080-\u009F]/gu, (sign) =>
    sign === endOfFile ? sign : replacementMark,
  );
}

async function* readBytes({ path, isCompressed }: TextFile): AsyncGenerator<Buffer> {
  const source = createReadStream(path);
  const bytes = isCompressed ? source.pipe(createGunzip()) : source;
  source.once('error', (error) => bytes.destroy(error));
  let bytesLeft: number = sheetLimits.textBytes;
  // File streams yield buffers.
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) throw problem('sheet_too_big');
    yield chunk;
  }
}

async function readStart(file: TextFile): Promise<Buffer> {
  for await (const chunk of readBytes(file)) return chunk.subarray(0, sampleBytes);
  return Buffer.alloc(0);
}
