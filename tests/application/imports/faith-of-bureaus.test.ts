import { describe, expect, it } from 'vitest';
import { convertSheet } from './convert-sheet.ts';

type Row = Record<string, string>;
const faithOf = (row: Row) => {
  const { community, subCommunity, denomination } = convertSheet([row]).facts;
  return [community, subCommunity, denomination];
};
const wordsOf = (row: Row) =>
  convertSheet([row]).words.flatMap(({ field, word, readAs }) =>
    readAs === null ? [`${field} ${word}`] : [],
  );

describe('a community of Christians', () => {
  it.each([
    ['RC Syrian', 'christian-syrian-christian', 'christian-syro-malabar'],
    ['RCSC', 'christian-syrian-christian', 'christian-syro-malabar'],
    ['Syrian Catholic', 'christian-syrian-christian', 'christian-syro-malabar'],
    ['Syrian Catohlic', 'christian-syrian-christian', 'christian-syro-malabar'],
    ['RC Latin', 'christian-latin-catholic', 'christian-roman-catholic'],
    ['Knanaya Jacobite', 'christian-knanaya', 'christian-knanaya-jacobite'],
    ['Knanaya Catholic', 'christian-knanaya', 'christian-knanaya-catholic'],
    ['SC conv', 'christian-dalit-christian', undefined],
  ])('“%s” is %s and %s, and no own words', (cell, community, denomination) => {
    expect(faithOf({ Religion: 'Christian', 'Caste / Sub caste': cell })).toEqual([
      community,
      undefined,
      denomination,
    ]);
  });
});

it.each([
  ['SM Cath', undefined, 'christian-syro-malabar'],
  ['S.M. Cath.', undefined, 'christian-syro-malabar'],
  ['SMCath', undefined, 'christian-syro-malabar'],
  ['Syro-Malankara Cath', undefined, 'christian-syro-malankara'],
  ['Mal Cath', undefined, 'christian-syro-malankara'],
  ['LC Cath', 'christian-latin-catholic', 'christian-roman-catholic'],
  ['Syrian Cath', 'christian-syrian-christian', 'christian-syro-malabar'],
  ['Knanaya Cath', 'christian-knanaya', 'christian-knanaya-catholic'],
])('the short form “%s” is %s and %s, and nothing is asked', (Caste, community, denomination) => {
  for (const row of [{ Caste }, { Religion: 'Christian', Caste }]) {
    expect(faithOf(row)).toEqual([community, undefined, denomination]);
    expect(wordsOf(row)).toEqual([]);
  }
});

describe('a scheduled caste or tribe', () => {
  it.each([
    ['SC Pulaya', 'hindu-scheduled-caste', 'hindu-scheduled-caste-pulayar'],
    ['Pulayan', 'hindu-scheduled-caste', 'hindu-scheduled-caste-pulayar'],
    ['Devendra Kula Vellalar', 'hindu-scheduled-caste', 'hindu-scheduled-caste-devendrar'],
    ['Thandan SC', 'hindu-scheduled-caste', 'hindu-scheduled-caste-thandan'],
    ['SC - Paraya', 'hindu-scheduled-caste', 'hindu-scheduled-caste-paraiyar'],
    ['Lambani (ST)', 'hindu-scheduled-tribe', 'hindu-scheduled-tribe-banjara'],
    ['Thandan', 'hindu-ezhava', 'Thandan'],
  ])('“%s” is %s and %s', (cell, community, sub) => {
    expect(faithOf({ Religion: 'Hindu', 'Caste / Sub caste': cell }).slice(0, 2)).toEqual([community, sub]);
  });
});

describe('a community of Hindus', () => {
  it.each([
    [{ 'Caste / Sub caste': 'Kshatriya Raju' }, 'hindu-andhra-raju', undefined],
    [{ 'Caste / Sub caste': 'K.V.Gounder' }, 'hindu-gounder', 'hindu-gounder-kongu-vellala'],
    [{ Caste: 'K.V. Gounder' }, 'hindu-gounder', 'hindu-gounder-kongu-vellala'],
    [{ Caste: 'Mala (SC)' }, 'hindu-scheduled-caste', 'hindu-scheduled-caste-mala'],
    [{ Caste: 'Gowda', 'Sub caste': 'Vokkaliga' }, 'hindu-vokkaliga', undefined],
    [{ Caste: 'Shetty', 'Sub caste': 'Bunt' }, 'hindu-bunt', 'Shetty'],
    [{ 'Caste / Sub caste': 'Pilalimar' }, 'hindu-pillai', undefined],
    [{ 'Caste / Sub caste': 'Viwsakarma' }, 'hindu-viswakarma', undefined],
  ])('of %j is %s with %s: its own names are no part of it', (row: Row, community, sub) => {
    expect(faithOf({ Religion: 'Hindu', ...row }).slice(0, 2)).toEqual([community, sub]);
  });

  it.each([
    [{ Caste: 'Adiyodi' }, 'sub_community Adiyodi'],
    [{ 'Caste / Sub caste': 'Bunt - Shetty' }, 'sub_community Shetty'],
    [{ Caste: 'Kamma', 'Sub caste': 'Musunuru' }, 'sub_community Musunuru'],
    [{ Caste: 'Nair', 'Sub caste': 'Adiyodi' }, 'sub_community Adiyodi'],
  ])('of %j keeps its words and asks about them', (row: Row, word) => {
    expect(wordsOf({ Religion: 'Hindu', ...row })).toEqual([word]);
  });
});

describe('a word of the denomination', () => {
  it.each([
    [{ Religion: 'Christian', Denomination: 'Roman Catholic' }, undefined],
    [{ Religion: 'Christian', Caste: 'Paravar', Denomination: 'Roman Catholic' }, 'christian-paravar'],
    [{ Religion: 'Muslim', Denomination: 'Jamaat' }, undefined],
    [{ Religion: 'Muslim', 'Caste / Sub caste': 'Mapplia', Denomination: 'Sunni' }, 'muslim-mappila'],
    [{ Religion: 'Jain', Caste: 'Digambar', Denomination: 'Digamber' }, 'jain-digambar'],
  ])('of %j never becomes a part of the community', (row: Row, community) => {
    const { facts, words } = convertSheet([row]);
    expect([facts.community, facts.subCommunity]).toEqual([community, undefined]);
    expect(words.filter(({ readAs }) => readAs === null)).toEqual([]);
  });

  it('that says the community again is no denomination', () => {
    const { facts } = convertSheet([{ Religion: 'Jain', Caste: 'Visa Oswal', Denomination: 'Swetambar' }]);
    expect(facts).toMatchObject({ community: 'jain-shwetambar' });
    expect(facts).not.toHaveProperty('denomination');
  });
});
