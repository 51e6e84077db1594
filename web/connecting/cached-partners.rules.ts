import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';

/** A partner in a cached list or profile. Rows without these two fields are not partners. */
export type CachedPartner = { u_id: number; wishlisted: boolean } & Record<string, unknown>;

/** Returns the changed row; undefined removes it. */
export type PartnerChange = (row: CachedPartner) => CachedPartner | undefined;

/**
 * Returns a cached answer (a list, a profile, or the pages of a list) with its partners changed, and its total without
 * the removed ones. An answer in which nothing changes is returned as the same object.
 */
export function changePartners(answer: unknown, change: PartnerChange): unknown {
  if (!isRecord(answer)) return answer;
  const pages: unknown = answer['pages'];
  if (!Array.isArray(pages)) {
    const changed = changeRows(answer, change);
    return reduceTotal(changed, countRows(answer) - countRows(changed));
  }
  const changed = pages.map((page) => changeRows(page, change));
  if (isSame(changed, pages)) return answer;
  const removed = sum(pages.map(countRows)) - sum(changed.map(countRows));
  return { ...answer, pages: changed.map((page) => reduceTotal(page, removed)) };
}

/** Sets whether a partner is on the viewer's shortlist. */
export function markShortlisted(id: number, isShortlisted: boolean): PartnerChange {
  return (row) =>
    row.u_id !== id || row.wishlisted === isShortlisted ? row : { ...row, wishlisted: isShortlisted };
}

/** Marks that the viewer has seen a partner's contact details. */
export function markContacted(id: number): PartnerChange {
  return (row) => (row.u_id !== id || row['is_contacted'] !== false ? row : { ...row, is_contacted: true });
}

/** Sets the latest interest on a partner's rows, and its status on the row of that same interest. */
export function markInterest(id: number, interest: LatestInterestWire | null): PartnerChange {
  return (row) => {
    if (row.u_id !== id || !('interest' in row)) return row;
    const isSameInterest = interest !== null && row['i_id'] === interest.i_id;
    return { ...row, interest, ...(isSameInterest && { i_status: interest.i_status }) };
  };
}

export function removePartner(id: number): PartnerChange {
  return (row) => (row.u_id === id ? undefined : row);
}

function changeRows(answer: unknown, change: PartnerChange): unknown {
  if (!isRecord(answer)) return answer;
  const rows: unknown = answer['data'];
  if (!Array.isArray(rows)) return answer;
  const changed = rows.flatMap((row: unknown) => {
    if (!isPartner(row)) return [row];
    return change(row) ?? [];
  });
  return isSame(changed, rows) ? answer : { ...answer, data: changed };
}

function reduceTotal(answer: unknown, removed: number): unknown {
  if (removed === 0 || !isRecord(answer) || typeof answer['total'] !== 'number') return answer;
  return { ...answer, total: Math.max(0, answer['total'] - removed) };
}

function countRows(answer: unknown): number {
  return isRecord(answer) && Array.isArray(answer['data']) ? answer['data'].length : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPartner(value: unknown): value is CachedPartner {
  return isRecord(value) && typeof value['u_id'] === 'number' && typeof value['wishlisted'] === 'boolean';
}
