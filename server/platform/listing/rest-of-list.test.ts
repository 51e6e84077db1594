import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRest, takePage } from './rest-of-list.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });

describe('the rest of a list', () => {
  it('gives every id once, in order, however it is cut into pages', () => {
    fc.assert(
      fc.property(
        fc.array(id, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (ids, limit) => {
          const seen: number[] = [];
          let page = takePage({ page: 1, limit, total: ids.length, hasMore: true, ids });
          seen.push(...page.ids);
          while (page.next !== null) {
            const rest = readRest(page.next);
            if (rest === null) throw new Error('Our own cursor was refused');
            expect([rest.total, rest.hasMore, rest.limit]).toEqual([ids.length, true, limit]);
            page = takePage(rest);
            seen.push(...page.ids);
          }
          expect(seen).toEqual(ids);
        },
      ),
    );
  });

  it('fits a cursor when it is a thousand of the largest ids', () => {
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
  ])('is none in "%s"', (cursor) => {
    expect(readRest(cursor)).toBeNull();
  });

  it('is empty where there is nobody', () => {
    expect(takePage({ page: 1, limit: 12, total: 0, hasMore: false, ids: [] })).toEqual({
      ids: [],
      next: null,
    });
  });
});
