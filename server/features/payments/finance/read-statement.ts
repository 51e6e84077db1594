import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError } from 'csv-parse';
import { largestStatementRows } from '#contract/payments/reconciliation.ts';
import { problem } from '#server/platform/problem.ts';
import { readSeparated } from '#server/platform/read-separated.ts';
import { readSeparatorLine, replacementMark, Utf8Reader } from '#server/platform/separated-text.rules.ts';
import { findHeader } from './statement-columns.rules.ts';
import { readLines, type StatementLines } from './statement-lines.rules.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Reads a bank's statement. The lines above the table have other separators than the table itself, so the separator is the one with
 * which a header is found. Throws statement_unreadable, statement_without_columns, statement_empty, or statement_too_long.
 */
export async function readStatement(path: string): Promise<StatementLines> {
  const text = decodeText(await readFile(path));
  const line = readSeparatorLine(text);
  for (const delimiter of line === null ? delimiters : [line.separator]) {
    const rows = await parseRows(text, delimiter);
    const header = rows === null ? null : findHeader(rows);
    if (rows === null || header === null) continue;
    if (rows.length > largestStatementRows) throw problem('statement_too_long');
    const lines = readLines(rows, header);
    if (lines.credits.length + lines.debits.length + lines.unread === 0) throw problem('statement_empty');
    return lines;
  }
  throw problem('statement_without_columns');
}

/**
 * A text that is not UTF-8 is Windows-1252, which older programs of banks write; a strange byte among UTF-8 is read so alone. Throws
 * statement_unreadable.
 */
function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return requireText(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff) return requireText(new TextDecoder('utf-16be').decode(bytes));
  const reader = new Utf8Reader();
  const decoded = reader.read(bytes, true);
  if (!reader.isUtf8) return requireText(new TextDecoder('windows-1252').decode(bytes));
  return requireText(decoded.replaceAll(replacementMark, ''));
}

/** A workbook or a PDF has control characters; a page of a web site begins with its mark. */
function requireText(text: string): string {
  const isBinary = /[^\P{Cc}\s\u0080-\u009F]/u.test(text);
  if (isBinary || text.trim() === '' || /^\s*[<{%]/.test(text)) throw problem('statement_unreadable');
  return text;
}

async function parseRows(text: string, delimiter: string): Promise<string[][] | null> {
  const rows: string[][] = [];
  try {
    for await (const row of readSeparated(() => Readable.from([text]), { delimiter, longestRow })) {
      rows.push(row);
      if (rows.length > largestStatementRows) break;
    }
    return rows;
  } catch (error) {
    // A row that is too long, for example: another separator may do.
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const longestRow = 100_000;
