import type { Phase } from './ranking.rules.ts';

/**
 * A list of matches as far as it was made. It travels in the cursor, so that nobody comes twice or is skipped while data
 * changes, and the server keeps nothing. Whether somebody may be shown is decided anew for every page.
 */
export type MatchList = {
  /** The page that comes next. */
  page: number;
  limit: number;
  total: number;
  hasMore: boolean;
  /** Those who come next, in their order. */
  next: readonly number[];
  /** Everybody who was put on the list so far, those who come next included. */
  listed: readonly number[];
  /** Where the list goes on after them; null at its end. */
  phase: Phase | null;
};

const parts = ['head', 'next', 'listed'] as const;

/** The list as text that fits into a field of a call: about three characters for everybody on it. */
export function writeMatchList(list: MatchList): string {
  const head = [list.page, list.limit, list.total, list.hasMore ? 1 : 0].map(write);
  const written = {
    head: [...head, writePhase(list.phase)],
    next: list.next.map(write),
    listed: listSteps(list.listed).map(write),
  };
  return parts.map((part) => written[part].join('.')).join('~');
}

/** The list that a cursor carries; null when it is none of ours. */
export function readMatchList(cursor: string): MatchList | null {
  const [head = '', next = '', listed = ''] = cursor.split('~');
  const [page, limit, total, more, phase] = head.split('.');
  const list: MatchList = {
    page: read(page),
    limit: read(limit),
    total: read(total),
    hasMore: more === '1',
    next: readAll(next),
    listed: addUp(readAll(listed)),
    phase: readPhase(phase),
  };
  // Reading numbers forgives a lot, so only the text that we would write ourselves counts.
  return isSensible(list) && writeMatchList(list) === cursor ? list : null;
}

const largest = 2_147_483_647;

function isSensible({ page, limit, total, next, listed }: MatchList): boolean {
  const isPaged = page >= 1 && page <= 1_000_000 && limit >= 1 && limit <= 48;
  const isCounted = total >= 0 && total <= largest;
  return isPaged && isCounted && [...next, ...listed].every((id) => id >= 1 && id <= largest);
}

function write(number: number): string {
  return number.toString(36);
}

function read(text: string | undefined): number {
  return Number.parseInt(text ?? '', 36);
}

function readAll(text: string): number[] {
  return text === '' ? [] : text.split('.').map(read);
}

function writePhase(phase: Phase | null): string {
  if (phase === null) return 'end';
  if (phase === 'rest') return 'rest';
  return `${phase.tier}${phase.below ?? ''}`;
}

function readPhase(text: string | undefined): Phase | null {
  if (text === 'rest') return 'rest';
  const [, tier, below = ''] = /^(certain|open)(-?\d{1,9})?$/.exec(text ?? '') ?? [];
  if (tier !== 'certain' && tier !== 'open') return null;
  return { tier, below: below === '' ? null : Number(below) };
}

/** Sorted ids as the steps between them, which are short. */
function listSteps(ids: readonly number[]): number[] {
  const sorted = ids.toSorted((one, other) => one - other);
  return sorted.map((id, index) => id - (sorted[index - 1] ?? 0));
}

function addUp(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
