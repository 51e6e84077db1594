import { expect, test } from 'vitest';
import { cutText, shortenStory } from './cut-text.rules.ts';

test.each([
  ['nothing is left out', 'We met in May.', 20, 'We met in May.'],
  ['it fits exactly', 'We met in May.', 14, 'We met in May.'],
  ['a word would be cut', 'We met in spring and married.', 13, 'We met in…'],
  ['a word ends there', 'We met in spring and married.', 16, 'We met in spring…'],
  ['a sentence ends there', 'We met. Then we married.', 8, 'We met…'],
  ['nothing but points is left', '.'.repeat(30), 10, `${'.'.repeat(10)}…`],
  ['one word is longer', 'a'.repeat(30), 10, `${'a'.repeat(10)}…`],
  ['letters are made of several', 'नि'.repeat(12), 10, `${'नि'.repeat(10)}…`],
  ['there are pictures', '💍'.repeat(12), 10, `${'💍'.repeat(10)}…`],
])('a text is cut where %s', (_case, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test('cards show a story of up to 150 characters whole, and the beginning of a longer one', () => {
  const words = 'four '.repeat(40).trim();
  const cut = (story: string) => shortenStory({ ss_id: 1, ss_story: story }).ss_story;
  expect(cut(words.slice(0, 149))).toBe(words.slice(0, 149));
  expect(cut(words)).toBe(`${words.slice(0, 149)}…`);
});
