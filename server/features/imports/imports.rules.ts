import type { RowOutcome } from '#contract/imports/import.wire.ts';
import type { MessageKey } from '#contract/messages.ts';

/** Rows are kept, looked at and taken in chunks of this size; each is one transaction. */
export const rowsOfChunk = 250;

/** How long one piece of work goes on before it makes room for others. */
export const sliceMs = 10_000;

/** After this many failures in a row, without a chunk in between that succeeded, an import is given up. */
export const mostAttempts = 5;

const dayMs = 24 * 60 * 60 * 1000;

/** How long rows are kept after an import is done, rows nobody imported, and the record of an import. */
export const keptDays = { rowsWhenDone: 1, rowsOtherwise: 7, imports: 90, receiving: 0.25 } as const;

/** Invitations nobody answered are erased after this time. */
export const invitationDays = 90;

/** Mails of invitations: how many leave in a minute, and after how many days one that did not leave is tried anew. */
export const mailPace = { perMinute: 30, retryDays: 1 } as const;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs);
}

/** What is said about a row; `field` is empty when it is about the whole row. */
export type Remark = { field: string; key: MessageKey };
/** What became of a row. */
export type RowReport = { rowNumber: number; outcome: RowOutcome; remarks: readonly Remark[] };

/** How often each reason occurred, by `refused|field|key` or `remark|field|key`. */
export type Reasons = Readonly<Record<string, number>>;

export type Tally = {
  rowsDone: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
  withRemarks: number;
  reasons: Reasons;
};

/** The counts of an import with some more rows. */
export function addToTally(tally: Tally, reports: readonly RowReport[]): Tally {
  const next = { ...tally, reasons: { ...tally.reasons } };
  for (const { outcome, remarks } of reports) {
    next.rowsDone += 1;
    next[outcome] += 1;
    if (outcome !== 'refused' && remarks.length > 0) next.withRemarks += 1;
    for (const { field, key } of remarks) {
      const reason = `${outcome === 'refused' ? 'refused' : 'remark'}|${field}|${key}`;
      next.reasons[reason] = (next.reasons[reason] ?? 0) + 1;
    }
  }
  return next;
}
