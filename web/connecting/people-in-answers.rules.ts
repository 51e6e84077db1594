import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';

/** Somebody as lists and profiles have them; everything else in an answer is no person. */
export type PersonRow = { u_id: number; wishlisted: boolean } & Record<string, unknown>;

/** What becomes of a row; undefined takes it out. */
type Change = (row: PersonRow) => PersonRow | undefined;

/**
 * An answer of the cache with its people changed: a list, a profile, or the pages of a list. An answer in which nothing
 * changes stays the same object. Totals count those who were taken out no more.
 */
export function changePeople(answer: unknown, change: Change): unknown {
  if (!isRecord(answer)) return answer;
  const pages: unknown = answer['pages'];
  if (!Array.isArray(pages)) {
    const changed = changeRows(answer, change);
    return countLess(changed, countRows(answer) - countRows(changed));
  }
  const changed = pages.map((page) => changeRows(page, change));
  if (isSame(changed, pages)) return answer;
  const gone = sum(pages.map(countRows)) - sum(changed.map(countRows));
  return { ...answer, pages: changed.map((page) => countLess(page, gone)) };
}

/** Sets whether somebody stands on the own shortlist. */
export function markShortlisted(id: number, isShortlisted: boolean): Change {
  return (row) =>
    row.u_id !== id || row.wishlisted === isShortlisted ? row : { ...row, wishlisted: isShortlisted };
}

/** Says that the contact details of somebody were seen. */
export function markContacted(id: number): Change {
  return (row) => (row.u_id !== id || row['is_contacted'] !== false ? row : { ...row, is_contacted: true });
}

/** Sets how one stands to somebody, on their card and on the row of that very interest. */
export function markInterest(id: number, interest: InterestStanding | null): Change {
  return (row) => {
    if (row.u_id !== id || !('interest' in row)) return row;
    const isThisOne = interest !== null && row['i_id'] === interest.i_id;
    return { ...row, interest, ...(isThisOne && { i_status: interest.i_status }) };
  };
}

/** Takes somebody out. */
export function leaveOut(id: number): Change {
  return (row) => (row.u_id === id ? undefined : row);
}

function changeRows(answer: unknown, change: Change): unknown {
  if (!isRecord(answer)) return answer;
  const rows: unknown = answer['data'];
  if (!Array.isArray(rows)) return answer;
  const changed = rows.flatMap((row: unknown) => {
    if (!isPerson(row)) return [row];
    return change(row) ?? [];
  });
  return isSame(changed, rows) ? answer : { ...answer, data: changed };
}

function countLess(answer: unknown, gone: number): unknown {
  if (gone === 0 || !isRecord(answer) || typeof answer['total'] !== 'number') return answer;
  return { ...answer, total: Math.max(0, answer['total'] - gone) };
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

function isPerson(value: unknown): value is PersonRow {
  return isRecord(value) && typeof value['u_id'] === 'number' && typeof value['wishlisted'] === 'boolean';
}
