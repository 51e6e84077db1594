import { describe, expect, it } from 'vitest';
import { optionalCount, optionalWords } from './optional-fields.ts';

describe('several short texts', () => {
  const words = optionalWords(3, 10);

  it.each([
    ['a,b', ['a', 'b']],
    [' a , ,b,a ', ['a', 'b']],
    [
      ['a', 'b,c'],
      ['a', 'b', 'c'],
    ],
    ['["a","b"]', ['a', 'b']],
    ['[a', ['[a']],
    ['5', ['5']],
    ['', null],
    [[], null],
    ['[]', null],
    [null, null],
    [undefined, undefined],
  ])('%j is taken as %j', (input, output) => {
    expect(words.parse(input)).toEqual(output);
  });

  it.each([[['a', 'b', 'c', 'd']], ['eleven long'], [[1]], ['a\u202Eb']])('%j is refused', (input) => {
    expect(words.safeParse(input).success).toBe(false);
  });
});

describe('a count', () => {
  it.each([
    [0, 0],
    ['20', 20],
    ['', null],
    [null, null],
  ])('%j is taken as %j', (input, output) => {
    expect(optionalCount(0, 20).parse(input)).toBe(output);
  });

  it.each([21, -1, 1.5, '21', 'many', true])('%j is refused', (input) => {
    expect(optionalCount(0, 20).safeParse(input).success).toBe(false);
  });
});
