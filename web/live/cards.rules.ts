/** Another member as the answers of the cache carry them, whatever else is told. */
export type Row = { u_id: number } & Record<string, unknown>;

/** What becomes of a member's row: another one, the same, or null to take it out. */
type Change = (row: Row) => Row | null;

/**
 * An answer of the cache, a list or the pages of one, with the rows of one member changed. Who is taken out is not counted
 * any more either. Anything without that member stays the same object, so that nothing is drawn anew.
 */
export function changeRows(answer: unknown, { id, change }: { id: number; change: Change }): unknown {
  if (!isRecord(answer)) return answer;
  if (Array.isArray(answer['pages'])) return changePages(answer, { pages: answer['pages'], id, change });
  if (!Array.isArray(answer['data'])) return answer;
  const before: unknown[] = answer['data'];
  const after = before.flatMap((row) => {
    const changed = isRow(row) && row.u_id === id ? change(row) : row;
    return changed === null ? [] : [changed];
  });
  if (isSame(before, after)) return answer;
  return { ...countLess(answer, before.length - after.length), data: after };
}

type Paged = { pages: unknown[]; id: number; change: Change };

/** The total stands on every page, and counts for all of them. */
function changePages(answer: Record<string, unknown>, { pages, id, change }: Paged): unknown {
  const changed = pages.map((page) => changeRows(page, { id, change }));
  if (isSame(pages, changed)) return answer;
  const taken = countRows(pages) - countRows(changed);
  const counted = changed.map((page, index) => {
    const before = pages[index];
    if (taken === 0 || !isRecord(page) || !isRecord(before)) return page;
    return countLess({ ...page, total: before['total'] }, taken);
  });
  return { ...answer, pages: counted };
}

/** Whether an answer holds a member's row. */
export function holdsMember(answer: unknown, id: number): boolean {
  let isHeld = false;
  changeRows(answer, {
    id,
    change: (row) => {
      isHeld = true;
      return row;
    },
  });
  return isHeld;
}

/** A row with what stands between the two as the fresh card says. */
export function mendRow(row: Row, card: Row): Row {
  const told = ['interest', 'is_contacted', 'wishlisted'].filter(
    (key) => key in row && JSON.stringify(row[key]) !== JSON.stringify(card[key]),
  );
  return told.length === 0 ? row : { ...row, ...Object.fromEntries(told.map((key) => [key, card[key]])) };
}

/** Whoever is listed no longer after an interest changed has declined it, or was declined. */
export function declineRow(row: Row): Row {
  const { interest } = row;
  if (!isRecord(interest) || interest['i_status'] !== 'pending') return row;
  return { ...row, interest: { ...interest, i_status: 'rejected' } };
}

function countLess(answer: Record<string, unknown>, taken: number): Record<string, unknown> {
  const { total } = answer;
  return typeof total === 'number' && taken > 0 ? { ...answer, total: Math.max(0, total - taken) } : answer;
}

function countRows(pages: unknown[]): number {
  return pages.flatMap((page) => (isRecord(page) ? page['data'] : [])).length;
}

function isSame(before: unknown[], after: unknown[]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value['u_id'] === 'number';
}
