import { describe, expect, it } from 'vitest';
import { type ListOptions, readChoice, readList, readOnlyItem } from './lists.rules.ts';

const options: ListOptions = {
  synonyms: new Map([
    ['english', 'English'],
    ['spanish', 'Spanish'],
    ['c++', ''],
  ]),
  until: [' ('],
  onlySynonyms: false,
  without: ['(poorly)'],
  separators: ',',
};

describe('a choice', () => {
  it('is the value of its synonym, read up to the first mark', () => {
    expect(readChoice('English (fluently)', options)).toBe('English');
  });

  it('without a synonym is the text, with another mark for commas', () => {
    expect(readChoice('B.Tech, MBA,', options)).toBe('B.Tech / MBA');
  });

  it('without a synonym is not understood when only synonyms are allowed', () => {
    expect(readChoice('Brahmin', { ...options, onlySynonyms: true })).toBeNull();
  });

  it('may count as empty', () => {
    expect(readChoice('c++', options)).toBe('');
  });
});

describe('a list', () => {
  it('has each value once, without the excluded items', () => {
    const text = 'english (fluently), Spanish (okay), english, french (poorly), c++';
    expect(readList(text, options)).toBe('English,Spanish');
  });

  it('without any understood item is not understood', () => {
    expect(readList('klingon', { ...options, onlySynonyms: true })).toBeNull();
  });

  it('has an only item when all items are the same value', () => {
    expect(
      ['english', 'english, english', 'english, spanish', 'english (poorly)'].map((text) =>
        readOnlyItem(text, options),
      ),
    ).toEqual(['English', 'English', '', '']);
  });
});
