import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { largestStatementRows } from '#contract/payments/reconciliation.ts';
import { problem } from '#server/platform/problem.ts';
import {
  lineEnds,
  namedSeparator,
  replacementMark,
  Utf8Reader,
} from '#server/platform/separated-text.rules.ts';
import { findHeader } from './statement-columns.rules.ts';
import { readLines, type StatementLines } from './statement-lines.rules.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Reads a bank's statement. The lines above the table have other separators than the table itself, so the separator is the one with
 * which a header is found. Throws statement_unreadable, statement_without_columns, statement_empty, or statement_too_long.
 */
export async function readStatement(path: string): Promise<StatementLines> {
  const text = decodeText(await readFile(path));
  const named = namedSeparator(text);
  for (const delimiter of named === null ? delimiters : [named]) {
    const rows = parseRows(text, delimiter);
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

function parseRows(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: lineEnds,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: largestStatementRows + 1,
      max_record_size: longestRow,
    });
  } catch {
    // A quote that is never closed, for example: another separator may do.
    return null;
  }
}

const longestRow = 100_000;
