import { describe, expect, it } from 'vitest';
import { keysOf, marksOf, markWidths } from './wanted-marks.ts';

describe('the marks of facts', () => {
  it('take at most the 63 bits of a positive number of the database', () => {
    expect(markWidths.reduce((sum, [, width]) => sum + width, 0)).toBeLessThanOrEqual(63);
  });

  it('are one for each known fact that has marks, within the marks of its criterion', () => {
    let offset = 0;
    for (const [name, width] of markWidths) {
      const marks = BigInt(marksOf({ [name]: 'a value', annualIncome: 5 }));
      expect(marks & (marks - 1n)).toBe(0n);
      expect(marks).toBeGreaterThanOrEqual(1n << BigInt(offset));
      expect(marks).toBeLessThan(1n << BigInt(offset + width));
      offset += width;
    }
  });

  it('of several facts are those of each', () => {
    const both = BigInt(marksOf({ religion: 'jain', diet: 'veg' }));
    expect(both).toBe(BigInt(marksOf({ religion: 'jain' })) | BigInt(marksOf({ diet: 'veg' })));
    expect(marksOf({ religion: null, diet: null })).toBe('0');
  });
});

describe('the keys of preferences that may accept some facts', () => {
  it('name the fact or any value, for each criterion of the key', () => {
    expect(keysOf({ religion: 'jain', community: null, motherTongue: 'hindi' })).toEqual([
      'jain|*|hindi',
      'jain|*|*',
      '*|*|hindi',
      '*|*|*',
    ]);
  });
});
