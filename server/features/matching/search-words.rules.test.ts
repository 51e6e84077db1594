import { describe, expect, it } from 'vitest';
import { isMeant, listSpellings, readProfileId, splitQuestion, splitWords } from './search-words.rules.ts';

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

  it('leave small ones out of a question, unless it has no others', () => {
    expect(splitQuestion('the engineer in Kochi')).toEqual(['engineer', 'kochi']);
    expect(splitQuestion('in')).toEqual(['in']);
  });
});

describe('a word is meant', () => {
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
  ])('%s by %s: %s', (word, typed, expected) => {
    expect(isMeant(word, typed)).toBe(expected);
  });

  it.each(['kunar', 'kumr', 'kumaar', 'kuamr', 'ukmar', 'kumra'])(
    'and found by a common spelling: kumar by %s',
    (typed) => {
      const ofTyped = new Set([typed, ...listSpellings(typed)]);
      expect(['kumar', ...listSpellings('kumar')].some((spelling) => ofTyped.has(spelling))).toBe(true);
    },
  );
});

describe('a profile id', () => {
  it.each([
    ['ITM123', 123],
    ['itm 123', 123],
    ['ITM-123', 123],
    ['#123', 123],
    [' 123 ', 123],
    ['ABC123', null],
    ['ITM', null],
    ['12 34', null],
    ['9999999999', null],
    ['Asha 123', null],
  ])('%s', (text, id) => {
    expect(readProfileId(text, 'ITM')).toBe(id);
  });
});
