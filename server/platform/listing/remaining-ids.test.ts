import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { readRemainingIds, takePage } from './remaining-ids.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });

describe('the remaining ids of a list', () => {
  it('contain every id once, in order, whatever the size of a page', () => {
    fc.assert(
      fc.property(
        fc.array(id, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (ids, limit) => {
          const seen: number[] = [];
          let page = takePage({ page: 1, limit, total: ids.length, hasMore: true, ids });
          seen.push(...page.ids);
          while (page.next !== null) {
            const remaining = readRemainingIds(page.next);
            expect([remaining.total, remaining.hasMore, remaining.limit]).toEqual([ids.length, true, limit]);
            page = takePage(remaining);
            seen.push(...page.ids);
          }
          expect(seen).toEqual(ids);
        },
      ),
    );
  });

  it('fit a cursor when they are a thousand of the largest', () => {
    const ids = Array.from({ length: 1000 }, () => 2_147_483_647);
    const { next } = takePage({ page: 1, limit: 1, total: 1000, hasMore: false, ids });
    expect(next?.length).toBeLessThan(12_000);
  });

  it.each([
    '',
    'nonsense',
    '1.c.5.0',
    '1.c.5.2.9',
    '0.c.5.0.9',
    '1.0.5.0.9',
    '1.c.5.0.0',
    '1.c.5.0.-9',
    '1.c.5.0.9 ',
  ])('are not read from "%s"', (cursor) => {
    expect(() => readRemainingIds(cursor)).toThrow(Problem);
  });

  it('have no next page when there are none', () => {
    expect(takePage({ page: 1, limit: 12, total: 0, hasMore: false, ids: [] })).toEqual({
      ids: [],
      next: null,
    });
  });
});
