import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInterestCursor, writeInterestCursor } from './interest-cursor.rules.ts';

test('a place is read as it was written', () => {
  const place = fc.record({
    page: fc.integer({ min: 2, max: 1_000_000 }),
    createdAt: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
  });
  fc.assert(
    fc.property(place, (cursor) => {
      expect(readInterestCursor(writeInterestCursor(cursor))).toEqual(cursor);
    }),
  );
});

test.each(['', 'x', '2.1', '2.1.1.1', '02.1.1', '2.1.0', '1.1.1', '2.-1.1', '2.1.zzzzzzz', '2.zzzzzzzzzz.1'])(
  '"%s" is none of ours',
  (text) => {
    expect(readInterestCursor(text)).toBeNull();
  },
);

test('no text breaks the reading', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cursor = readInterestCursor(text);
      expect(cursor === null || writeInterestCursor(cursor) === text).toBe(true);
    }),
  );
});
