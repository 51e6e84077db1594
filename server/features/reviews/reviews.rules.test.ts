import { expect, test } from 'vitest';
import { averageRating, decide, type ReviewContent, submitWords, type Words } from './reviews.rules.ts';

test('the average has one decimal', () => {
  expect(averageRating({ sum: 14, count: 3 })).toBe(4.7);
});

test('without reviews there is no average', () => {
  expect(averageRating({ sum: 0, count: 0 })).toBeNull();
});

const words = { name: 'Asha Menon', rating: 5, text: 'Kind.' };
const nothingShown = { shownName: null, shownRating: null, shownText: null };
const shown = { shownName: 'Asha Menon', shownRating: 5, shownText: 'Kind.' };
const other = { ...words, text: 'Unkind.' };
const states: Record<string, ReviewContent> = {
  'new, waiting': { ...words, status: 'pending', ...nothingShown },
  published: { ...words, status: 'published', ...shown },
  'changed, waiting': { ...other, status: 'pending', ...shown },
  'change rejected': { ...other, status: 'rejected', ...shown },
  'not published': { ...words, status: 'rejected', ...nothingShown },
};
type State = keyof typeof states;
const stateOf = (name: State): ReviewContent => {
  const state = states[name];
  if (state === undefined) throw new Error(`There is no state ${name}`);
  return state;
};

/** Each row: state, decision, the new state of the words, and the words that visitors read then. Null changes nothing. */
test.each<[State, 'published' | 'rejected', boolean, string | null, string | null]>([
  ['new, waiting', 'published', false, 'published', 'Kind.'],
  ['new, waiting', 'rejected', false, 'rejected', null],
  ['new, waiting', 'rejected', true, 'rejected', null],
  ['published', 'published', false, null, null],
  ['published', 'rejected', false, 'rejected', null],
  ['published', 'rejected', true, 'rejected', null],
  ['changed, waiting', 'published', false, 'published', 'Unkind.'],
  ['changed, waiting', 'rejected', false, 'rejected', 'Kind.'],
  ['changed, waiting', 'rejected', true, 'rejected', null],
  ['change rejected', 'published', false, 'published', 'Unkind.'],
  ['change rejected', 'rejected', false, null, null],
  ['change rejected', 'rejected', true, 'rejected', null],
  ['not published', 'published', false, 'published', 'Kind.'],
  ['not published', 'rejected', false, null, null],
  ['not published', 'rejected', true, null, null],
])('%s, decided as %s (taking down: %s), is %s and shows %s', (from, status, takesDown, to, text) => {
  const decided = decide(stateOf(from), { status, takesDown });
  expect(decided?.status ?? null).toBe(to);
  expect(decided?.shownText ?? null).toBe(text);
});

test.each<[State, Words, string | null, number | null]>([
  ['new, waiting', words, null, null],
  ['new, waiting', other, 'pending', null],
  ['published', words, null, null],
  ['published', other, 'pending', 5],
  ['published', { ...words, rating: 2 }, 'published', 2],
  ['published', { ...words, name: 'Sunita Menon' }, 'pending', 5],
  ['changed, waiting', words, 'published', 5],
  ['change rejected', words, 'published', 5],
  ['change rejected', other, 'pending', 5],
  ['not published', words, 'pending', null],
])('%s, sent again as %o, is %s and shows %s stars', (from, sent, to, stars) => {
  const submitted = submitWords(stateOf(from), sent);
  expect(submitted?.status ?? null).toBe(to);
  expect(submitted?.shownRating ?? null).toBe(stars);
});

test('a first review waits, and nothing of it is shown', () => {
  expect(submitWords(undefined, words)).toEqual({ ...words, status: 'pending', ...nothingShown });
});
