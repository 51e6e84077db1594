import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestCursor } from '#contract/matches/partner-list.fields.ts';
import { type MatchList, readMatchList, writeMatchList } from './match-list.rules.ts';
import { beginning } from './ranking.rules.ts';

const list: MatchList = {
  page: 2,
  limit: 12,
  total: 500,
  hasMore: true,
  next: [907, 12, 4411],
  listed: [3, 12, 907, 4411],
  phase: { tier: 'open', below: 2511 },
};
const written = writeMatchList(list);
/** The text with one part of its head said otherwise: page, limit, total, whether there are more, phase. */
const withHead = (at: number, text: string) => {
  const [head = '', ...rest] = written.split('~');
  return [head.split('.').with(at, text).join('.'), ...rest].join('~');
};

describe('a list of matches', () => {
  it('reads as it was written', () => {
    const anyId = fc.integer({ min: 1, max: 2_147_483_647 });
    const anyList = fc.record({
      page: fc.integer({ min: 1, max: 1000 }),
      limit: fc.integer({ min: 1, max: 48 }),
      total: fc.nat({ max: 100_000 }),
      hasMore: fc.boolean(),
      next: fc.uniqueArray(anyId, { maxLength: 20 }),
      // Those who were listed have no order.
      listed: fc.uniqueArray(anyId, { maxLength: 60 }).map((ids) => ids.toSorted((a, b) => a - b)),
      phase: fc.oneof(
        fc.constantFrom(null, 'rest' as const, beginning),
        fc.record({
          tier: fc.constantFrom('certain' as const, 'open' as const),
          below: fc.integer({ min: -100, max: 100_000 }),
        }),
      ),
    });
    fc.assert(
      fc.property(anyList, (any) => {
        expect(readMatchList(writeMatchList(any))).toEqual(any);
      }),
    );
  });

  it('keeps those who come next in their order, and of all others only who they are', () => {
    const read = readMatchList(writeMatchList({ ...list, listed: list.listed.toReversed() }));
    expect(read).toEqual(list);
  });

  it('of two thousand among a hundred thousand fits into a call', () => {
    const listed = Array.from({ length: 2000 }, (_, index) => 1 + index * 50);
    expect(writeMatchList({ ...list, listed, next: listed.slice(-240) }).length).toBeLessThan(longestCursor);
  });

  it.each([
    ['nothing', ''],
    ['anything', 'next page, please'],
    ['another part', `${written}~1`],
    ['a part less', written.split('~').slice(0, 2).join('~')],
    ['capitals', written.toUpperCase()],
    ['a page before the first', withHead(0, '0')],
    ['a page far behind', withHead(0, 'zzzzzz')],
    ['a page of nobody', withHead(1, '0')],
    ['a page of everybody', withHead(1, 'zz')],
    ['a total below nothing', withHead(2, '-5')],
    ['a total beyond counting', withHead(2, '1'.padEnd(20, '0'))],
    ['something else than whether there are more', withHead(3, '2')],
    ['another phase', withHead(4, 'begin')],
    ['a phase without its tier', withHead(4, '2511')],
    ['a phase of many digits', withHead(4, 'open99999999999')],
    ['a phase in parts', withHead(4, 'open1,5')],
    ['an id below the first', '1.c.1.0.rest~-1~1'],
    ['no id', '1.c.1.0.rest~0~1'],
    ['an id that is none', '1.c.1.0.rest~a..b~1'],
    ['an id beyond the last', '1.c.1.0.rest~zzzzzzzzz~1'],
    ['steps beyond the last id', '1.c.1.0.rest~1~zik0zj.1'],
  ])('is not read from %s', (_case, cursor) => {
    expect(readMatchList(cursor)).toBeNull();
  });
});
