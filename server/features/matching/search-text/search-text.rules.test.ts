import { describe, expect, it } from 'vitest';
import { isSpellingOf, listSpellings, splitTypedText, splitWords } from './search-text.rules.ts';

describe('the words of a text', () => {
  it.each([
    ['Mary-Ann D’Souza', ['mary', 'ann', 'dsouza']],
    ['  São  Tomé, são ', ['sao', 'tome']],
    ['S. Kumar (B.Tech.)', ['s', 'kumar', 'b', 'tech']],
    ['तिरुवनंतपुरम कोच्चि', ['तिरुवनंतपुरम', 'कोच्चि']],
    ['%_*', []],
  ])('of "%s"', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it('exclude small ones of a typed text, unless it has no others', () => {
    expect(splitTypedText('the engineer in Kochi')).toEqual(['engineer', 'kochi']);
    expect(splitTypedText('in')).toEqual(['in']);
  });
});

describe('a word may be misspelled', () => {
  it.each([
    ['kumar', 'kumar', true],
    ['kumar', 'kunar', true],
    ['kumar', 'kumr', true],
    ['kumar', 'kumaar', true],
    ['kumar', 'kuamr', true],
    ['kumar', 'ukmar', true],
    ['kumar', 'kumra', true],
    ['kumar', 'kunra', false],
    ['ravi', 'rani', false],
    ['ravi', 'ravi', true],
    ['thiruvananthapuram', 'tiruvanantapuram', true],
    ['thiruvananthapuram', 'tiruvanantaporam', false],
  ])('%s as %s: %s', (word, typed, expected) => {
    expect(isSpellingOf(typed, word)).toBe(expected);
  });

  it.each(['kunar', 'kumr', 'kumaar', 'kuamr', 'ukmar', 'kumra'])(
    'and is found by a shared spelling: kumar as %s',
    (typed) => {
      const ofTyped = new Set([typed, ...listSpellings(typed)]);
      expect(['kumar', ...listSpellings('kumar')].some((spelling) => ofTyped.has(spelling))).toBe(true);
    },
  );
});
