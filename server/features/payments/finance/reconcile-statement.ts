import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { AdminPaymentWire } from '#contract/payments/payment.wire.ts';
import {
  type confirmPayments as confirmPaymentsEndpoint,
  matchOutcomes,
  type uploadStatement as uploadStatementEndpoint,
  largestStatementRows,
} from '#contract/payments/reconciliation.ts';
import type { ReceivedFile } from '#contract/calls/upload.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { confirmPayment } from '../decide-payment.ts';
import { presentForFinance } from '../load-payments.ts';
import { listReferences, type Match, matchLines } from './match-lines.rules.ts';
import { type StatementLine, readLines, type StatementLines } from './statement-lines.rules.ts';
import { countWaiting, findReferenced } from './search.repository.ts';
import { findHeader } from './statement-columns.rules.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Reads a bank's statement. The lines above the table have other separators than the table itself, so the separator is the one with
 * which a header is found. Throws statement_unreadable, statement_without_columns, statement_empty, or statement_too_long.
 */
async function readStatement(path: string): Promise<StatementLines> {
  const text = decodeText(await readFile(path));
  for (const delimiter of delimiters) {
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

/** A text that is not valid UTF-8 is Windows-1252, which older programs of banks write. Throws statement_unreadable. */
function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return requireText(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff) return requireText(new TextDecoder('utf-16be').decode(bytes));
  try {
    return requireText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return requireText(new TextDecoder('windows-1252').decode(bytes));
    throw error;
  }
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

/**
 * Compares a bank's statement with the payments and proposes what to confirm. It changes nothing; the audit log has counts alone. Throws
 * what reading a statement throws.
 */
export async function reconcileStatement(
  { database, now }: Context,
  { file, administratorId }: { file: ReceivedFile; administratorId: number },
): Promise<EndpointData<typeof uploadStatementEndpoint>> {
  const { credits, debits, unread } = await readStatement(file.path);
  const { memberIdPrefix } = await findSiteSettings(database);
  const withReferences = (line: StatementLine) => ({
    line,
    references: listReferences(line, memberIdPrefix),
  });
  const [lines, paidOut] = [credits.map(withReferences), debits.map(withReferences)];
  const all = [...lines, ...paidOut];
  const payments = await findReferenced(database, {
    bank: all.flatMap(({ references }) => references.bank),
    ours: all.flatMap(({ references }) => references.ours),
  });
  const matches = matchLines({ lines, paidOut, payments });
  const named = new Set(matches.flatMap(({ paymentId }) => paymentId ?? []));
  const presented = await presentForFinance(
    database,
    payments.filter(({ id }) => named.has(id)),
  );
  const counts = countOutcomes(matches);
  await recordAction(database, {
    administratorId,
    action: 'statement.uploaded',
    subject: 'payments',
    after: { credits: credits.length, debits: debits.length, unread, ...counts },
    now: now(),
  });
  return {
    lines: present(matches, presented),
    debits: debits.length,
    unread,
    waiting_elsewhere: await countWaiting(database, [...named]),
  };
}

function countOutcomes(matches: readonly Match[]): Record<string, number> {
  return Object.fromEntries(
    matchOutcomes.map((outcome) => [outcome, matches.filter((match) => match.outcome === outcome).length]),
  );
}

function present(matches: readonly Match[], payments: readonly AdminPaymentWire[]) {
  const byId = new Map(payments.map((payment) => [payment.pay_id, payment]));
  return matches.map(({ line, outcome, paymentId, bankReference }) => ({
    sl_row: line.row,
    sl_date: line.date,
    sl_text: line.text.slice(0, longestText).toWellFormed(),
    sl_amount_paise: line.paise,
    sl_reference: bankReference,
    sl_outcome: outcome,
    payment: paymentId === null ? null : (byId.get(paymentId) ?? null),
  }));
}

const longestText = 300;

type Confirmations = ValidInput<typeof confirmPaymentsEndpoint>['payments'];

/** Confirms payments one after the other, each in a transaction of its own, and says of each what became of it. */
export async function confirmPayments(
  context: Context,
  { payments, administratorId }: { payments: Confirmations; administratorId: number },
): Promise<EndpointData<typeof confirmPaymentsEndpoint>> {
  const answers: EndpointData<typeof confirmPaymentsEndpoint> = [];
  for (const { pay_id, reference: bankReference } of payments) {
    const confirmation = { paymentId: pay_id, decidedBy: administratorId };
    try {
      await confirmPayment(context, {
        ...confirmation,
        ...(bankReference !== undefined && { bankReference }),
      });
      answers.push({ pay_id, is_confirmed: true, message: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      answers.push({ pay_id, is_confirmed: false, message: error.message });
    }
  }
  return answers;
}
