import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { AdminPaymentWire } from '#contract/payments/payment.wire.ts';
import {
  type confirmPayments as confirmPaymentsEndpoint,
  matchOutcomes,
  type uploadStatement as uploadStatementEndpoint,
} from '#contract/payments/reconciliation.ts';
import type { ReceivedFile } from '#contract/calls/upload.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { Problem } from '#server/platform/problem.ts';
import { confirmPayment } from '../decide-payment.ts';
import { presentForFinance } from '../load-payments.ts';
import { listReferences, type Match, matchLines } from './match-lines.rules.ts';
import { readStatement } from './read-statement.ts';
import type { StatementLine } from './statement-lines.rules.ts';
import { countWaiting, findReferenced } from './search.repository.ts';

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
