import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

test('the demo makes 500 people of the first seed, unless its words say otherwise', () => {
  expect(readOptions([])).toEqual({ members: undefined, seed: 1, database: undefined });
  const words = ['--members', '20000', '--seed=7', '--database', 'postgres://localhost/demo'];
  expect(readOptions(words)).toEqual({ members: 20_000, seed: 7, database: 'postgres://localhost/demo' });
});

test.each([
  ['--members', '0'],
  ['--members', '1000001'],
  ['--members', 'many'],
  ['--seed', '-1'],
  ['--seed', '1.5'],
  ['--database', 'mysql://localhost'],
  ['--people', '5'],
])('the demo does not understand %s %s', (...words) => {
  expect(readOptions(words)).toBeNull();
});
