/** Where the next part of a list of interests begins: after the interest that was sent then and has this id. */
export type InterestCursor = { page: number; createdAt: Date; id: number };

const largestId = 2_147_483_647;
const mostPages = 1_000_000;
/** The year 9999, the last that both the wire and the database write alike. */
const latestTime = Date.UTC(9999, 11, 31);

/** A place as text that fits an address. */
export function writeInterestCursor({ page, createdAt, id }: InterestCursor): string {
  return [page, createdAt.getTime(), id].map((number) => number.toString(36)).join('.');
}

/** The place that a text stands for; null when it is none of ours. */
export function readInterestCursor(text: string): InterestCursor | null {
  const [page = 0, time = -1, id = 0] = text.split('.').map((part) => Number.parseInt(part, 36));
  const isWithin = (number: number, [least, most]: [number, number]) => number >= least && number <= most;
  if (!isWithin(page, [2, mostPages]) || !isWithin(time, [0, latestTime]) || !isWithin(id, [1, largestId])) {
    return null;
  }
  const cursor = { page, createdAt: new Date(time), id };
  // Reading numbers forgives a lot, so only the text that we would write ourselves counts.
  return writeInterestCursor(cursor) === text ? cursor : null;
}
