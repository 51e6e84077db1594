import type { EndpointData } from '#contract/calls/endpoint.ts';
import { mostConfirmed, type uploadStatement } from '#contract/payments/reconciliation.ts';

/** What a statement says. */
export type ReadStatement = EndpointData<typeof uploadStatement>;
export type StatementLine = ReadStatement['lines'][number];

/** What became of the payments that were sent: null when confirmed, else the reason. */
export type Answers = ReadonlyMap<number, string | null>;

export const filters = ['all', 'open', 'exact'] as const;
export type Filter = (typeof filters)[number];

/** What somebody has to look at: everything that names a payment and is neither an exact match nor done. */
const toLookAt: readonly string[] = ['amount_differs', 'reference_doubled'];

export function isShown({ sl_outcome }: StatementLine, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'exact' ? sl_outcome === 'exact' : toLookAt.includes(sl_outcome);
}

export function countOf(lines: readonly StatementLine[], filter: Filter): number {
  return lines.filter((line) => isShown(line, filter)).length;
}

/** The payments that can be confirmed by the statement. */
export function exactLines(lines: readonly StatementLine[]): number[] {
  return lines.flatMap(({ sl_outcome, payment }) =>
    sl_outcome === 'exact' && payment !== null ? [payment.pay_id] : [],
  );
}

/** The chosen payments with the bank's references of the statement; as many as one call takes. */
export function chosenPayments(lines: readonly StatementLine[], chosen: ReadonlySet<number>) {
  return lines
    .flatMap(({ sl_outcome, sl_reference, sl_amount_paise, payment }) =>
      sl_outcome === 'exact' && payment !== null && chosen.has(payment.pay_id)
        ? [
            {
              pay_id: payment.pay_id,
              ...(sl_reference !== null && { reference: sl_reference }),
              paise: sl_amount_paise,
            },
          ]
        : [],
    )
    .slice(0, mostConfirmed);
}
