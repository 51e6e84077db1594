import { expect, test } from 'vitest';
import {
  addOwnWords,
  clearUnfitting,
  findMissingParent,
  isBeginningOf,
  isOnlyOther,
  labelFor,
  labelsAtLeast,
  limitChoices,
  listElsewhere,
  listRanks,
  mostOptions,
  pickChoices,
  sayMore,
  findNamed,
  searchChoices,
  withChosen,
  withOther,
  type Choice,
  type ChoiceLists,
} from './choices.rules.ts';

const other = { code: 'other', label: 'Other', parent: null };
const unsaid = { code: 'prefer-not-to-say', label: 'Prefer not to say', parent: null };
const religion = [
  { code: 'hindu', label: 'Hindu', parent: null },
  { code: 'bahai', label: 'Baháʼí', parent: null },
  other,
];
const community = [
  { code: 'hindu-nair', label: 'Nair', parent: 'hindu' },
  { code: 'hindu-brahmin', label: 'Brahmin – Iyer', parent: 'hindu' },
  { code: 'hindu-jat', label: 'Jat', parent: 'hindu' },
  { code: 'sikh-jat', label: 'Jat', parent: 'sikh' },
  { code: 'christian-latin', label: 'Latin Catholic', parent: 'christian' },
  other,
  unsaid,
];
// The rules read no list that is not queried.
const lists = {
  religion: [...religion, { code: 'sikh', label: 'Sikh', parent: null }],
  community,
} as unknown as ChoiceLists;

const labelsOf = (choices: readonly Choice[]) => choices.map(({ label }) => label);
const communitiesUnder = (...under: string[]) => labelsOf(pickChoices(lists, { list: 'community', under }));
const labelsFor = (words: string) => labelsOf(searchChoices(community, { typed: words }));

test('a list without a parent is offered completely', () => {
  expect(labelsOf(pickChoices(lists, { list: 'religion' }))).toEqual(['Hindu', 'Baháʼí', 'Other', 'Sikh']);
});

test('the values of other parents are known with the name of their parent', () => {
  const elsewhere = listElsewhere(lists, { list: 'community', under: ['hindu'] });
  expect(elsewhere.map(({ label, parent }) => [label, parent])).toEqual([['Jat', 'Sikh']]);
  expect(listElsewhere(lists, { list: 'religion' })).toEqual([]);
});

test('communities are those of the religion and those of every religion', () => {
  expect(communitiesUnder('Hindu')).toEqual(['Nair', 'Brahmin – Iyer', 'Jat', 'Other', 'Prefer not to say']);
});

test('two religions with a community of one name offer it once', () => {
  expect(communitiesUnder('Hindu', 'Sikh')).toEqual([
    'Nair',
    'Brahmin – Iyer',
    'Jat',
    'Other',
    'Prefer not to say',
  ]);
});

test('a religion in own words offers what fits every religion', () => {
  expect(communitiesUnder('Sarna Dharam')).toEqual(['Other', 'Prefer not to say']);
});

test('a community needs the religion first, and a religion nothing', () => {
  expect(findMissingParent({ list: 'community', under: [''] })).toBe('religion');
  expect(findMissingParent({ list: 'community', under: ['Hindu'] })).toBeUndefined();
  expect(findMissingParent({ list: 'religion' })).toBeUndefined();
});

test('another religion clears a community that it does not have, but no own words', () => {
  const valueOf = (value: string) => clearUnfitting(lists, { list: 'community', under: ['Sikh'], value });
  expect([valueOf('Jat'), valueOf('Nair'), valueOf('Our own'), valueOf('Other')]).toEqual([
    'Jat',
    '',
    'Our own',
    'Other',
  ]);
});

test('a list with nothing but Other is recognised', () => {
  expect([isOnlyOther([other]), isOnlyOther([]), isOnlyOther([other, unsaid])]).toEqual([true, true, false]);
});

test('Other is added to a list without it', () => {
  expect(labelsOf(withOther(religion.slice(0, 1), 'Other'))).toEqual(['Hindu', 'Other']);
  expect(withOther(religion, 'Other')).toEqual(religion);
});

test('a chosen value is added to a list without it', () => {
  expect(labelsOf(withChosen(religion, 'Sarna Dharam'))).toEqual([
    'Sarna Dharam',
    'Hindu',
    'Baháʼí',
    'Other',
  ]);
  expect(withChosen(religion, 'Hindu')).toEqual(religion);
  expect(withChosen(religion, '')).toEqual(religion);
});

test('labels that begin with the words come first, then those with a later word that does, and those that always fit come last', () => {
  expect(labelsFor('i')).toEqual(['Brahmin – Iyer', 'Nair', 'Latin Catholic', 'Other', 'Prefer not to say']);
  expect(labelsFor('lat')).toEqual(['Latin Catholic', 'Other', 'Prefer not to say']);
});

test('capitals and marks over letters make no difference', () => {
  expect(searchChoices(religion.slice(0, 2), { typed: 'BAHAI' })).toHaveLength(1);
  expect([labelFor(religion, ' bahai '), labelFor(religion, ' Sarna ')]).toEqual(['Baháʼí', 'Sarna']);
});

test('a long list is cut, without losing the chosen value and those that always fit', () => {
  const countries = Array.from({ length: 300 }, (_, index) => ({
    code: `c${index}`,
    label: `Country ${index}`,
    parent: null,
  }));
  const shown = limitChoices([...countries, other], 'Country 250');
  expect(shown).toHaveLength(mostOptions + 2);
  expect([shown[0]?.label, shown.at(-1)?.label]).toEqual(['Country 250', 'Other']);
  expect(limitChoices(religion, 'Hindu')).toEqual(religion);
});

const qualification = ['12th', 'Bachelor’s – Arts', 'Bachelor’s – Law', 'PhD'].map((label) => ({
  code: label,
  label,
  parent: null,
}));

test('an ordered list has a rank for each value, one for all branches, and none for values that always fit', () => {
  expect(listRanks([...qualification, other])).toEqual(['12th', 'Bachelor’s', 'PhD']);
});

test('at least a rank means its values and those after it', () => {
  expect(labelsAtLeast([...qualification, other], 'Bachelor’s')).toEqual([
    'Bachelor’s – Arts',
    'Bachelor’s – Law',
    'PhD',
  ]);
  expect(labelsAtLeast(qualification, 'Never heard of')).toEqual([]);
});

test('any dash will do, and the vowels of Indian scripts make a difference', () => {
  expect(labelFor(community, 'brahmin - iyer')).toBe('Brahmin – Iyer');
  const hindu = { code: 'hindu', label: 'हिन्दू', parent: null };
  expect(labelFor([hindu], 'हन्द')).toBe('हन्द');
});

test('the beginning of a label is recognised', () => {
  expect([isBeginningOf('Other', 'oth'), isBeginningOf('Other', 'Sarna')]).toEqual([true, false]);
});

test('own words are added once, in the list’s spelling, and a comma separates them', () => {
  const added = addOwnWords(['Hindu'], { choices: religion, words: ' bahai, Sarna Dharam ,, hindu' });
  expect(added).toEqual(['Hindu', 'Baháʼí', 'Sarna Dharam']);
});

const typedWords = new Map([
  ['hindu-nair', { same: ['Nayar'], more: ['Veluthedath Nair'] }],
  ['christian-latin', { same: ['LC', 'L.C.'], more: [] }],
]);
const found = (typed: string) => labelsOf(searchChoices(community, { typed, synonyms: typedWords }));

test('a typed synonym finds its value, whatever its dots and spaces', () => {
  expect(found('nayar')[0]).toBe('Nair');
  expect(found('l. c')[0]).toBe('Latin Catholic');
  expect(found('velu')[0]).toBe('Nair');
});

test('a value that begins with the typed words comes before one with a synonym', () => {
  expect(found('lat')[0]).toBe('Latin Catholic');
  expect(found('(')).toEqual(['Other', 'Prefer not to say']);
});

test('typed words say more than a value when their synonym does', () => {
  const more = (typed: string) => sayMore(community, { label: 'Nair', typed, synonyms: typedWords });
  expect([more('veluthedath nair'), more('Nayar'), more('Nair')]).toEqual([true, false, false]);
});

test('words name a value by its label or another name of it, and a beginning names none', () => {
  const named = (typed: string) => findNamed(community, { typed, synonyms: typedWords })?.label;
  expect([named('nair'), named('l c'), named('Veluthedath nair')]).toEqual([
    'Nair',
    'Latin Catholic',
    'Nair',
  ]);
  const bracketed = [{ code: 'nasrani', label: 'Syrian Christian (Nasrani)', parent: null }];
  expect(findNamed(bracketed, { typed: 'syrian christian', synonyms: new Map() })?.code).toBe('nasrani');
  expect([named('nay'), named('…'), named('')]).toEqual([undefined, undefined, undefined]);
});
