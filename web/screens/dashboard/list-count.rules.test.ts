import { expect, it } from 'vitest';
import { writeTotal } from './list-count.rules.ts';

it('writes an exact total, or that there are more', () => {
  expect(writeTotal({ total: 100_000, hasMore: false })).toBe('1,00,000');
  expect(writeTotal({ total: 500, hasMore: true })).toBe('500+');
});
