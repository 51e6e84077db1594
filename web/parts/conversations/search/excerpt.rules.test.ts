import { expect, test } from 'vitest';
import { excerptAround } from './excerpt.rules.ts';

test('a short message is shown in one line', () => {
  expect(excerptAround('Good\nmorning', 'morning')).toBe('Good morning');
});

test('a long message is cut around the words that were found', () => {
  const excerpt = excerptAround(`${'a'.repeat(500)} Mango ${'b'.repeat(500)}`, 'mango');
  expect(excerpt).toContain(' Mango ');
  expect(excerpt.length).toBeLessThan(180);
  expect(excerpt.startsWith('…') && excerpt.endsWith('…')).toBe(true);
});

test('no half of an emoji is left at the cut', () => {
  const excerpt = excerptAround(`${'😀'.repeat(60)}x mango ${'😀'.repeat(90)}`, 'mango');
  expect(excerpt.isWellFormed()).toBe(true);
});
