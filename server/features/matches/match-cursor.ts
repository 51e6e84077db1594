import type { Phase } from '#server/features/matching/matching.ts';
import { invalidCursor, readCursor, writeCursor } from '#server/platform/listing/cursor.ts';

/**
 * The state of a list of matches between two pages. The client returns it as the cursor, so that no one is repeated or skipped
 * while data changes, and the server stores nothing. Whether a member may be shown is decided for every page.
 */
export type MatchCursor = {
  /** The number of the next page. */
  page: number;
  limit: number;
  total: number;
  hasMore: boolean;
  /** The members who come next, in their order. */
  next: readonly number[];
  /** All members of the list so far, those in `next` included. */
  listed: readonly number[];
  /** Where the ranking continues after them; null at its end. */
  phase: Phase | null;
};

const largestId = 2_147_483_647;
/** The phases as numbers, which cursors contain: do not reorder them. */
const phases = ['end', 'score', 'perfect'] as const;
/** More than any activity rank: the perfect ones from the highest. */
const top = 1_000_000_000;
const bounds = {
  head: [
    [1, 1_000_000],
    [1, 48],
    [0, largestId],
    [0, 1],
    [0, phases.length - 1],
    [1 - top, top],
    [0, largestId],
  ],
  rest: [1, largestId],
} as const;

/** The cursor as text, with about three characters for each member. */
export function writeMatchCursor({ page, limit, total, hasMore, next, listed, phase }: MatchCursor): string {
  const head = [page, limit, total, hasMore ? 1 : 0, ...numbersOf(phase), next.length];
  return writeCursor([...head, ...next, ...listSteps(listed)]);
}

/** Throws invalid_input on `cursor` for a text that `writeMatchCursor` does not write. */
export function readMatchCursor(text: string): MatchCursor {
  const [page = 1, limit = 1, total = 0, more = 0, phase = 0, upTo = 0, count = 0, ...ids] = readCursor(
    text,
    bounds,
  );
  const cursor: MatchCursor = {
    page,
    limit,
    total,
    hasMore: more === 1,
    next: ids.slice(0, count),
    listed: addUp(ids.slice(count)),
    phase: phaseOf(phases[phase], upTo),
  };
  const isTooLarge = cursor.listed.some((id) => id > largestId);
  if (isTooLarge || writeMatchCursor(cursor) !== text) throw invalidCursor();
  return cursor;
}

function numbersOf(phase: Phase | null): number[] {
  if (phase === null) return [phases.indexOf('end'), 0];
  if (phase === 'score') return [phases.indexOf('score'), 0];
  return [phases.indexOf('perfect'), phase.upTo ?? top];
}

function phaseOf(phase: (typeof phases)[number] | undefined, upTo: number): Phase | null {
  if (phase === undefined || phase === 'end') return null;
  return phase === 'score' ? 'score' : { upTo: upTo === top ? null : upTo };
}

/** Ids in any order as the steps between them in ascending order, which are short. */
function listSteps(ids: readonly number[]): number[] {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other);
  return sorted.map((id, index) => id - (sorted[index - 1] ?? 0));
}

function addUp(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
