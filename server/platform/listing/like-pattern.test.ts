import { expect, test } from 'vitest';
import { likePattern } from './like-pattern.ts';

test('a text is looked for anywhere', () => {
  expect(likePattern('asha')).toBe('%asha%');
});

test('signs that have a meaning in patterns are taken literally', () => {
  expect(likePattern(String.raw`50%_off\now`)).toBe(String.raw`%50\%\_off\\now%`);
});
