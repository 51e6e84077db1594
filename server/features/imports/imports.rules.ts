import type { RowOutcome } from '#contract/imports/import.wire.ts';
import type { MessageKey } from '#contract/calls/messages.ts';

/** Rows are stored and imported in chunks of this size; each chunk is imported in one transaction. */
export const rowsOfChunk = 250;

/** How long one job works on an import before it queues the next one. */
export const jobMs = 10_000;

/** After this many failures in a row, without a finished chunk in between, an import fails. */
export const mostAttempts = 5;

/** Days until stored data is deleted: the rows after an import is done, other rows, the import, an interrupted upload. */
export const retentionDays = { rowsWhenDone: 1, rowsOtherwise: 7, imports: 90, receiving: 0.25 } as const;

/** Unanswered invitations are erased after this time. */
export const invitationDays = 90;

/** Invitation mails: how many leave in a minute, and after how many days an undelivered one is queued again. */
export const mailPace = { perMinute: 30, retryDays: 1 } as const;

const dayMs = 24 * 60 * 60 * 1000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs);
}

export function isRunning({ state }: { state: string }): boolean {
  return state === 'checking' || state === 'importing';
}

/** Whether nothing else can be done with an import now. */
export function isBusy({ state, isRemoving }: { state: string; isRemoving: boolean }): boolean {
  return isRemoving || isRunning({ state });
}

/** Rows of these keys are no person: they are stored as refused, and shown and counted as skipped. */
export const keysOfNoPerson = [
  'row.repeated_header',
  'row.no_person',
] as const satisfies readonly MessageKey[];

/**
 * A remark about a row; `field` is empty when it is about the whole row. `as` is how a cell was read, and `written` the cell where the field
 * does not name it; both are shown and never stored.
 */
export type Remark = {
  field: string;
  key: MessageKey;
  as?: string;
  written?: string;
  /** The row that it names, which is stored. */
  row?: number | undefined;
};
export type RowReport = {
  rowNumber: number;
  outcome: Exclude<RowOutcome, 'skipped'>;
  remarks: readonly Remark[];
};

export type Tally = {
  rowsDone: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
  withRemarks: number;
  /** How often each refusal and remark occurred, by `refused|field|key` or `remark|field|key`. */
  reasons: Readonly<Record<string, number>>;
};

/** Remarks about rows that are stored as they should be: they ask for nothing. */
export const keysOfNothingToDo = [
  // The header of a column makes these, alike in every row.
  'row.number_of_family',
  'row.number_of_parents',
  // A profile has one number; hundreds of rows have two.
  'row.more_numbers',
  'row.siblings_married',
  // One choice for the column, alike in every row.
  'row.income_of_column',
  'row.no_field',
  'row.partner_wish',
  'row.beside_name',
] as const satisfies readonly MessageKey[];

export function needsNothing(key: string): boolean {
  return keysOfNothingToDo.some((each) => each === key);
}

/** The counts of an import after some more rows. */
export function addToTally(tally: Tally, reports: readonly RowReport[]): Tally {
  const next = { ...tally, reasons: { ...tally.reasons } };
  for (const { outcome, remarks } of reports) {
    next.rowsDone += 1;
    next[outcome] += 1;
    const own = remarks.filter(({ key }) => !needsNothing(key));
    if (outcome !== 'refused' && own.length > 0) next.withRemarks += 1;
    for (const { field, key } of remarks) {
      const reason = `${outcome === 'refused' ? 'refused' : 'remark'}|${field}|${key}`;
      next.reasons[reason] = (next.reasons[reason] ?? 0) + 1;
    }
  }
  return next;
}
