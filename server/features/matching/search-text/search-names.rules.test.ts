import { describe, expect, it, test } from 'vitest';
import { listSynonymRows } from '#server/migrations/synonyms/list-synonym-rows.ts';
import { indexNames, indexSynonyms, singularOf } from './search-names.rules.ts';
import { indexPhrases } from './search-phrases.rules.ts';

test.each([
  ['teachers', 'teacher'],
  ['nurses', 'nurse'],
  ['coaches', 'coach'],
  ['businesses', 'business'],
  ['secretaries', 'secretary'],
  ['business', 'business'],
  ['das', 'das'],
  ['thomas', 'thomas'],
])('the singular of "%s" is "%s"', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

describe('a synonym', () => {
  const aValue = (
    list: string,
    code: string,
    words: Partial<Record<'names' | 'synonyms' | 'narrower', string[]>>,
  ) => ({
    list,
    code,
    names: [code],
    synonyms: [],
    narrower: [],
    ...words,
  });
  const values = [
    aValue('denomination', 'latin', {
      synonyms: ['RC Vellalar', 'Latin Catholic'],
      narrower: ['Goan Catholic'],
    }),
    aValue('community', 'Vellalar', {}),
    aValue('community', 'Goan', {}),
    aValue('qualification', 'masters', { narrower: ['MBA'] }),
    aValue('working_as', 'Doctor', { narrower: ['Cardiologist'] }),
    aValue('marital_status', 'never', { names: ['Never married'], synonyms: ['Kumar', 'N'] }),
    aValue('country', 'au', { synonyms: ['Perth'] }),
  ];
  const { same, lent, wider } = indexSynonyms(values);

  it('of a church counts by words that name nothing else, and not if it says more than the church', () => {
    expect([...same.keys()].toSorted()).toEqual(['catholic', 'latin', 'rc']);
  });

  it('that is a name of people is kept apart, and a letter is an initial', () => {
    expect([...lent.keys()]).toEqual(['kumar']);
  });

  it('that says more counts for degrees alone, and after the words of members', () => {
    expect([...wider.keys()].toSorted()).toEqual(['mba', 'perth']);
    expect([...indexPhrases(values).keys()]).not.toContain('cardiologist');
  });
});

test('the whole name of a value is no word of other names: Tamil is a language', () => {
  const index = indexNames(
    [
      { list: 'mother_tongue', code: 'tamil', names: ['Tamil'] },
      { list: 'state', code: 'tn', names: ['Tamil Nadu'] },
      { list: 'community', code: 'nadar', names: ['Nadar'] },
      { list: 'sub_community', code: 'kongu', names: ['Kongu Nadar'] },
    ].map((value) => ({ ...value, synonyms: [], narrower: [] })),
  );
  expect(index.get('tamil')).toEqual(['mother_tongue:tamil']);
  expect(index.get('nadu')).toEqual(['state:tn']);
  expect(index.get('nadar')).toEqual(['community:nadar', 'sub_community:kongu']);
});

test('what says more than a church of a fresh database names its part of the community', () => {
  const narrow = listSynonymRows().filter(({ list, keepsWords }) => list === 'denomination' && keepsWords);
  expect(narrow.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['RC Vellalar', 'RC Konkani', 'CSI Tamil']),
  );
});
