import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestCursor } from '#contract/matches/partner-list.fields.ts';
import { firstPhase } from '#server/features/matching/matching.ts';
import { Problem } from '#server/platform/problem.ts';
import { type MatchCursor, readMatchCursor, writeMatchCursor } from './match-cursor.ts';

const cursor: MatchCursor = {
  page: 2,
  limit: 12,
  total: 500,
  hasMore: true,
  next: [907, 12, 4411],
  listed: [3, 12, 907, 4411],
  phase: { upTo: 2511 },
};
const written = writeMatchCursor(cursor);
/** The text with one number of its head replaced: page, limit, total, whether there are more, phase, rank, length of `next`. */
const withHead = (at: number, text: string) => written.split('.').with(at, text).join('.');

describe('a match cursor', () => {
  it('is read as it was written', () => {
    const anyId = fc.integer({ min: 1, max: 2_147_483_647 });
    const anyCursor = fc.record({
      page: fc.integer({ min: 1, max: 1000 }),
      limit: fc.integer({ min: 1, max: 48 }),
      total: fc.nat({ max: 100_000 }),
      hasMore: fc.boolean(),
      next: fc.uniqueArray(anyId, { maxLength: 20 }),
      // The listed ones have no order.
      listed: fc.uniqueArray(anyId, { maxLength: 60 }).map((ids) => ids.toSorted((a, b) => a - b)),
      phase: fc.oneof(
        fc.constantFrom(null, 'score' as const, firstPhase),
        fc.record({ upTo: fc.integer({ min: -100, max: 100_000 }) }),
      ),
    });
    fc.assert(
      fc.property(anyCursor, (any) => {
        expect(readMatchCursor(writeMatchCursor(any))).toEqual(any);
      }),
    );
  });

  it('preserves the order of the members who come next alone', () => {
    const read = readMatchCursor(writeMatchCursor({ ...cursor, listed: cursor.listed.toReversed() }));
    expect(read).toEqual(cursor);
  });

  it('of two thousand members among a hundred thousand fits into a call', () => {
    const listed = Array.from({ length: 2000 }, (_, index) => 1 + index * 50);
    expect(writeMatchCursor({ ...cursor, listed, next: listed.slice(-240) }).length).toBeLessThan(
      longestCursor,
    );
  });

  it.each([
    ['nothing', ''],
    ['anything', 'next page, please'],
    ['an incomplete head', written.split('.').slice(0, 6).join('.')],
    ['capitals', written.toUpperCase()],
    ['a page before the first', withHead(0, '0')],
    ['a page far behind', withHead(0, 'zzzzzz')],
    ['a limit of none', withHead(1, '0')],
    ['a limit beyond the largest', withHead(1, 'zz')],
    ['a negative total', withHead(2, '-5')],
    ['a total beyond counting', withHead(2, '1'.padEnd(20, '0'))],
    ['another number than 0 or 1 for more', withHead(3, '2')],
    ['another phase', withHead(4, '4')],
    ['a phase that is no number', withHead(4, 'OPEN')],
    ['an activity rank at the end of the ranking', withHead(4, '0')],
    ['an activity rank of the score phase', withHead(4, '1')],
    ['an activity rank of many digits', withHead(5, 'zzzzzzz')],
    ['an activity rank in parts', withHead(5, '1,5')],
    ['fewer ids than come next', '1.c.1.0.1.0.2.1'],
    ['an id below the first', '1.c.1.0.1.0.1.-1.1'],
    ['no id', '1.c.1.0.1.0.1.0.1'],
    ['an id that is none', '1.c.1.0.1.0.2.a..b'],
    ['an id beyond the last', '1.c.1.0.1.0.1.zzzzzzzzz.1'],
    ['steps beyond the last id', '1.c.1.0.1.0.1.1.zik0zj.1'],
  ])('is not read from %s', (_case, text) => {
    expect(() => readMatchCursor(text)).toThrow(Problem);
  });

  it('is read from the shortest list', () => {
    expect(readMatchCursor('1.c.1.0.1.0.1.1.1')).toMatchObject({ phase: 'score', next: [1], listed: [1] });
  });
});
