import { describe, expect, it } from 'vitest';
import { type Reading, readChoice, readList, readOnlyItem } from './lists.rules.ts';

const reading: Reading = {
  synonyms: new Map([
    ['english', 'English'],
    ['spanish', 'Spanish'],
    ['c++', ''],
  ]),
  until: [' ('],
  onlySynonyms: false,
  without: ['(poorly)'],
  separators: ',',
  plain: (text) => text.trim().toLowerCase(),
};

describe('a choice', () => {
  it('is what its synonym means, read up to the marks', () => {
    expect(readChoice('English (fluently)', reading)).toBe('English');
  });

  it('that no synonym knows stays in its own words, without commas', () => {
    expect(readChoice('Brahmin, Iyer', reading)).toBe('Brahmin Iyer');
  });

  it('that no synonym knows is not understood when only synonyms count', () => {
    expect(readChoice('Brahmin', { ...reading, onlySynonyms: true })).toBeNull();
  });

  it('may mean that nothing is said', () => {
    expect(readChoice('c++', reading)).toBe('');
  });
});

describe('a list', () => {
  it('holds each value once, without what is to be left out', () => {
    const text = 'english (fluently), Spanish (okay), english, french (poorly), c++';
    expect(readList(text, reading)).toBe('English,Spanish');
  });

  it('of nothing that is understood is not understood', () => {
    expect(readList('klingon', { ...reading, onlySynonyms: true })).toBeNull();
  });

  it('has an only item where it has one', () => {
    expect(
      ['english', 'english, english', 'english, spanish', 'english (poorly)'].map((text) =>
        readOnlyItem(text, reading),
      ),
    ).toEqual(['English', 'English', '', '']);
  });
});
