import { describe, expect, it, test } from 'vitest';
import { foldText } from '#contract/choices/fold-text.ts';
import { indexNames, indexSynonyms, withoutNamesOfParts } from './search-names.rules.ts';
import { indexPhrases, listNamesLike, listTermsNamed, listTermsOfPhrases } from './search-phrases.rules.ts';
import { splitTypedText } from './search-text.rules.ts';

describe('the words of a church or community', () => {
  const aValue = (list: string, name: string, synonyms: string[] = []) => ({
    list,
    code: foldText(name),
    names: [name],
    synonyms,
    narrower: [],
  });
  const named = withoutNamesOfParts([
    aValue('religion', 'Christian', ['Nasrani', 'Syro Malabar', 'RC']),
    aValue('denomination', 'Syro-Malabar', ['Syro Malabar Catholic']),
    aValue('denomination', 'Syro-Malankara'),
    aValue('denomination', 'Roman Catholic', ['RC']),
    aValue('community', 'Malabar Thiyya'),
    aValue('working_as', 'Software engineer'),
  ]);
  const findPhrases = (text: string) => listTermsOfPhrases(indexPhrases(named), splitTypedText(text));

  it('name that one together, and nothing else', () => {
    const groups = findPhrases('engineer syro malabar').map((phrase) => phrase.groups);
    expect(groups).toEqual([[], ['denomination:syromalabar'], ['denomination:syromalabar']]);
    expect(findPhrases('malabar syro').flatMap((phrase) => phrase.groups)).toEqual([]);
  });

  it('are no group when they name a profession', () => {
    expect(findPhrases('software engineer')).toEqual([
      { terms: ['working_as:softwareengineer'], groups: [] },
      { terms: ['working_as:softwareengineer'], groups: [] },
    ]);
  });

  it('do not find the whole religion', () => {
    const { same, lent } = indexSynonyms(named);
    expect([same.get('rc'), lent.get('rc')]).toEqual([['denomination:romancatholic'], undefined]);
    expect(lent.get('nasrani')).toEqual(['religion:christian']);
  });
});

test('a word that is spelled right is no other one, and a nurse is no pharmacist', () => {
  const values = [
    { list: 'community', code: 'mochi', names: ['Mochi'], synonyms: [] },
    { list: 'district', code: 'ernakulam', names: ['Ernakulam'], synonyms: ['Kochi'] },
    { list: 'working_as', code: 'nurse', names: ['Staff nurse'], synonyms: [] },
    { list: 'working_as', code: 'officer', names: ['Nursing officer'], synonyms: [] },
    { list: 'profession_area', code: 'care', names: ['Nursing and health care'], synonyms: [] },
  ].map((value) => ({ ...value, narrower: [] }));
  const index = indexNames(values);
  expect(indexSynonyms(values).same.get('kochi')).toEqual(['district:ernakulam']);
  expect(listTermsNamed(index, 'machi')).toEqual([]);
  expect(listNamesLike(index, 'machi')).toEqual([['mochi', ['community:mochi']]]);
  expect(listTermsNamed(index, 'nurses')).toEqual(['working_as:nurse', 'working_as:officer']);
  expect(
    listNamesLike(
      indexNames([{ list: 'religion', code: 'a', names: ['Ashna'], synonyms: [], narrower: [] }]),
      'asha',
    ),
  ).toEqual([]);
});
