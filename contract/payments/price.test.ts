import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxOfPart, taxWithin } from './price.ts';

test.each([
  [118_00, 18, 18_00],
  [1500_00, 18, 228_82],
  [5000_00, 18, 762_72],
  [1, 18, 0],
  [9, 18, 2],
  // Exactly one half is rounded up.
  [6, 20, 2],
  [1500_00, 0, 0],
  [0, 18, 0],
])('%i paise contain at %i percent %i paise of tax', (total, rate, tax) => {
  expect(taxWithin(total, rate)).toBe(tax);
});

const paise = fc.integer({ min: 0, max: 2_000_000_000 });
const rate = fc.integer({ min: 0, max: 40 });

test('each half of the tax is the nearest whole paisa', () => {
  fc.assert(
    fc.property(paise, rate, (total, percent) => {
      const half = BigInt(taxWithin(total, percent) / 2);
      const divisor = BigInt(2 * (100 + percent));
      const difference = 2n * (BigInt(total) * BigInt(percent) - half * divisor);
      expect(difference < divisor && difference >= -divisor).toBe(true);
    }),
  );
});

test('parts of a price have its tax together, and a single paisa has none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000_00 }), { maxLength: 12 }),
      rate,
      (parts, percent) => {
        let [before, tax] = [0, 0];
        for (const part of parts) {
          tax += taxOfPart({ before, part, rate: percent });
          before += part;
        }
        const leftOut = taxWithin(before, percent) - tax;
        const single = parts.filter((part) => part === 1).length;
        expect(leftOut).toBeGreaterThanOrEqual(0);
        expect(leftOut).toBeLessThanOrEqual(2 * single);
      },
    ),
  );
});

test('a part never has more tax than money', () => {
  fc.assert(
    fc.property(paise, fc.integer({ min: 1, max: 9 }), rate, (before, part, percent) => {
      const tax = taxOfPart({ before, part, rate: percent });
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(part);
    }),
    { examples: [[184_479, 1, 33]] },
  );
});
