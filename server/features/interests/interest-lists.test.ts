import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { readInterestCursor, writeInterestCursor } from './interest-lists.ts';

test('an interest cursor reads as it was written', () => {
  const anyCursor = fc.record({
    page: fc.integer({ min: 2, max: 1_000_000 }),
    asOf: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
    isWaiting: fc.boolean(),
    createdAt: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
  });
  fc.assert(
    fc.property(anyCursor, (cursor) => {
      expect(readInterestCursor(writeInterestCursor(cursor))).toEqual(cursor);
    }),
  );
});

test.each(
  [
    ['', 'x', '2.1', '2.1.1.1', '2.1.1.1.1.1', '02.1.1.1.1', '2.1.1.1.0', '1.1.1.1.1', '2.-1.1.1.1'],
    ['2.1.2.1.1', '2.1.1.1.zzzzzzz', '2.zzzzzzzzzz.1.1.1', '2.1.1.zzzzzzzzzz.1'],
  ].flat(),
)('"%s" is no interest cursor', (text) => {
  expect(() => readInterestCursor(text)).toThrow(Problem);
});
