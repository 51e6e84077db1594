type Mark = { id: number; isShortlisted: boolean };
type Row = { u_id: number; wishlisted: boolean };

/**
 * An answer of the cache with somebody's mark of the shortlist set: a list, a profile or the pages of a list. Anything
 * without that person stays the same object.
 */
export function markShortlisted(answer: unknown, mark: Mark): unknown {
  if (!isRecord(answer)) return answer;
  if (Array.isArray(answer['pages'])) {
    const pages = mapChanged(answer['pages'], (page) => markShortlisted(page, mark));
    return pages === answer['pages'] ? answer : { ...answer, pages };
  }
  if (!Array.isArray(answer['data'])) return answer;
  const data = mapChanged(answer['data'], (row) => markRow(row, mark));
  return data === answer['data'] ? answer : { ...answer, data };
}

function markRow(row: unknown, { id, isShortlisted }: Mark): unknown {
  const isMeant = isRow(row) && row.u_id === id && row.wishlisted !== isShortlisted;
  return isMeant ? { ...row, wishlisted: isShortlisted } : row;
}

/** The same list when nothing in it changed. */
function mapChanged(list: unknown[], change: (item: unknown) => unknown): unknown[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value['u_id'] === 'number' && typeof value['wishlisted'] === 'boolean';
}
