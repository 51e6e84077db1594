import { findBankReferences } from '#contract/payments/bank-reference.ts';
import type { PaymentStatus } from '#contract/payments/payment.states.ts';
import type { MatchOutcome } from '#contract/payments/reconciliation.ts';
import type { StatementLine } from './statement-lines.rules.ts';

/** The references that a line may contain: of the bank, and of ours. */
export type LineReferences = { bank: string[]; ours: string[] };

const word = /[A-Z\d]{11,24}/g;

/** Finds what may be a reference anywhere in a line. For those of the bank, the column of references comes first. */
export function listReferences({ reference, text }: StatementLine, prefix: string): LineReferences {
  const words = text.toUpperCase();
  const searched = [words, words.replaceAll(/\s/g, '')];
  const all = (pattern: RegExp) =>
    searched.flatMap((written) => Array.from(written.matchAll(pattern), ([found]) => found));
  return {
    bank: unique([...findBankReferences(reference), ...findBankReferences(text)]),
    // A reference of ours may touch the words of the bank; one with a former prefix is a word of its own.
    ours: unique([...all(referenceOfOurs(prefix)), ...all(word)]),
  };
}

function referenceOfOurs(prefix: string): RegExp {
  const literal = prefix.toUpperCase().replaceAll(/[^A-Z\d]/g, String.raw`\$&`);
  return new RegExp(`${literal}P[2-9A-HJ-NP-Z]{9}`, 'g');
}

function unique(found: readonly string[]): string[] {
  return [...new Set(found)];
}

/** What matching reads of a payment. */
export type MatchedPayment = {
  id: number;
  status: PaymentStatus;
  reference: string;
  bankReference: string | null;
  amountPaise: number;
};

export type Match = {
  line: StatementLine;
  outcome: MatchOutcome;
  paymentId: number | null;
  /** The bank's reference of the transfer. */
  bankReference: string | null;
};

type Line = { line: StatementLine; references: LineReferences };

/**
 * Proposes for each credit which payment it pays. Our reference comes from the QR code, so it counts more than the bank's, which a member
 * copied. What points at two payments, or two lines at one payment, is never proposed; nor is a payment that a debit names, because the
 * bank may have taken its money back.
 */
export function matchLines({
  lines,
  paidOut,
  payments,
}: Record<'lines' | 'paidOut', readonly Line[]> & { payments: readonly MatchedPayment[] }): Match[] {
  const index = indexPayments(payments);
  const takenBack = new Set(paidOut.flatMap((line) => matchLine(line, index).paymentId ?? []));
  const matches = lines.map((line) => matchLine(line, index));
  const uses = new Map<number, number>();
  for (const { paymentId } of matches)
    if (paymentId !== null) uses.set(paymentId, (uses.get(paymentId) ?? 0) + 1);
  return matches.map((match) => {
    const { paymentId, outcome } = match;
    if (paymentId === null) return match;
    const isDoubled = (uses.get(paymentId) ?? 0) > 1 || (outcome === 'exact' && takenBack.has(paymentId));
    return isDoubled ? { ...match, outcome: 'reference_doubled' } : match;
  });
}

type Index = { ours: ReadonlyMap<string, MatchedPayment>; bank: ReadonlyMap<string, MatchedPayment[]> };

function indexPayments(payments: readonly MatchedPayment[]): Index {
  const bank = new Map<string, MatchedPayment[]>();
  for (const payment of payments) {
    if (payment.bankReference === null) continue;
    bank.set(payment.bankReference, [...(bank.get(payment.bankReference) ?? []), payment]);
  }
  return { ours: new Map(payments.map((payment) => [payment.reference.toUpperCase(), payment])), bank };
}

/** Payments to which a bank's reference belongs: nobody else may use it. */
const holders: readonly PaymentStatus[] = ['waiting', 'confirmed', 'refunded'];

function matchLine({ line, references }: Line, index: Index): Match {
  const ours = listUnique(references.ours.flatMap((reference) => index.ours.get(reference) ?? []));
  const named = listUnique(references.bank.flatMap((reference) => index.bank.get(reference) ?? []));
  const [payment, ...others] = chooseCandidates({ ours, named });
  const [firstReference = null] = references.bank;
  if (payment === undefined)
    return { line, outcome: 'unknown', paymentId: null, bankReference: firstReference };
  const { bankReference } = payment;
  const isGiven = bankReference !== null && references.bank.includes(bankReference);
  return {
    line,
    outcome: others.length > 0 ? 'reference_doubled' : outcomeOf({ line, references }, payment),
    paymentId: payment.id,
    bankReference: isGiven ? bankReference : firstReference,
  };
}

/** A payment that was rejected counts where the reference of the bank belongs to no other one. */
function chooseCandidates({ ours, named }: Record<'ours' | 'named', MatchedPayment[]>): MatchedPayment[] {
  const holding = named.filter(({ status }) => holders.includes(status));
  if (ours.length > 0) return listUnique([...ours, ...holding]);
  return holding.length > 0 ? holding : named;
}

function listUnique(payments: readonly MatchedPayment[]): MatchedPayment[] {
  return [...new Map(payments.map((payment) => [payment.id, payment])).values()];
}

function outcomeOf({ line, references }: Line, payment: MatchedPayment): MatchOutcome {
  const { amountPaise, status, bankReference } = payment;
  if (line.paise !== amountPaise) return 'amount_differs';
  if (status !== 'confirmed' && status !== 'refunded') return 'exact';
  // The same QR code was paid once more, by another transfer.
  const isOther =
    bankReference !== null && references.bank.length > 0 && !references.bank.includes(bankReference);
  return isOther ? 'reference_doubled' : 'already_confirmed';
}
