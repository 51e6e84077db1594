import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { readCursor, writeCursor } from './cursor.ts';

const head = [
  [1, 1000],
  [-100, Number.MAX_SAFE_INTEGER],
] as const;
const rest = [1, 2_147_483_647] as const;

test('a cursor reads as it was written', () => {
  const numbers = fc
    .tuple(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: -100, max: Number.MAX_SAFE_INTEGER }),
      fc.array(fc.integer({ min: 1, max: 2_147_483_647 })),
    )
    .map(([one, other, ids]) => [one, other, ...ids]);
  fc.assert(
    fc.property(numbers, (any) => {
      expect(readCursor(writeCursor(any), { head, rest })).toEqual(any);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['anything', 'next page, please'],
  ['too few numbers', '1'],
  ['an empty number', '1.1..1'],
  ['a space', '1.1 '],
  ['a leading zero', '01.1'],
  ['capitals', 'A.1'],
  ['a fraction', '1.1,5'],
  ['a number below the least', '0.1'],
  ['a number above the greatest', 'zz.1'],
  ['more than can be counted', `1.${'1'.padEnd(30, '0')}`],
  ['an infinite number', `1.${'z'.repeat(1000)}`],
  ['a number of the rest below the least', '1.1.0'],
  ['a number of the rest above the greatest', '1.1.zik0zk'],
])('%s is no cursor', (_case, text) => {
  expect(() => readCursor(text, { head, rest })).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      details: { errors: [expect.objectContaining({ field: 'cursor' })] },
    }),
  );
});

test('a cursor without a rest has no further numbers', () => {
  expect(() => readCursor('1.1.1', { head })).toThrow(Problem);
});

test('any text is either refused or the one that is written for its numbers', () => {
  const nearCursors = fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', 'z', '.', '-', 'A', ' ') });
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearCursors), (text) => {
      expect([text, null]).toContain(rewrite(text));
    }),
  );
});

/** The cursor of a text's numbers; null when the text is refused. */
function rewrite(text: string): string | null {
  try {
    return writeCursor(readCursor(text, { head, rest }));
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
