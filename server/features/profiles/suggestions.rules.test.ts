import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '#contract/preferences/range.ts';
import { suggestPreference, type SuggestionFacts, withWishes } from './suggestions.rules.ts';

const ranks = new Map([
  ['10th', 1],
  ['12th', 2],
  ['bachelors-arts', 3],
  ['bachelors-law', 3],
  ['mbbs-bds', 4],
  ['masters-arts', 5],
  ['md-ms', 6],
  ['phd', 7],
]);
const rules = { legalAges: { bride: 18, groom: 21 }, qualificationRanks: ranks };
const noFacts: SuggestionFacts = {
  gender: 'Female',
  age: 27,
  height: null,
  maritalStatus: null,
  religion: 'prefer-not-to-say',
  community: null,
  denomination: null,
  motherTongue: null,
  country: null,
  state: null,
  qualification: null,
  diet: null,
};
const isInOrder = (range: Range | null) => (range?.from ?? 0) <= (range?.to ?? 0);
const suggest = (facts: Partial<SuggestionFacts>) => suggestPreference({ ...noFacts, ...facts }, rules);

describe('a suggested preference', () => {
  it('without any stated fact is an age, which is the only must-have', () => {
    const { mustHave, age, ...others } = suggest({});
    expect([mustHave, age]).toEqual([['age'], { from: 26, to: 35 }]);
    expect(Object.values(others).every((value) => value === null)).toBe(true);
  });

  it.each([
    ['Female', 27, { from: 26, to: 35 }],
    ['Male', 30, { from: 22, to: 31 }],
    ['Female', 45, { from: 42, to: 55 }],
    ['Female', 18, { from: 21, to: 26 }],
    ['Male', 21, { from: 18, to: 22 }],
    ['Other', 30, { from: 25, to: 35 }],
    ['Male', 99, { from: 89, to: 100 }],
  ])('for a %s of %i years has a fitting age', (gender, age, range) => {
    expect(suggest({ gender, age }).age).toEqual(range);
  });

  it('is never below the legal age and always a range within its limits', () => {
    const anyFacts = fc.record({
      gender: fc.constantFrom('Female', 'Male', 'Other'),
      age: fc.integer({ min: 18, max: 120 }),
      height: fc.option(fc.integer({ min: 122, max: 213 })),
    });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { age, height } = suggest(facts);
        const legal = facts.gender === 'Male' ? 18 : 21;
        expect(age?.from).toBeGreaterThanOrEqual(legal);
        expect(age?.to).toBeLessThanOrEqual(100);
        for (const range of [age, height]) expect(isInOrder(range)).toBe(true);
      }),
    );
  });

  it.each([
    ['Female', 160, { from: 159, to: 191 }],
    ['Male', 175, { from: 144, to: 176 }],
    ['Other', 175, null],
  ])('for a %s of %i cm has a fitting height, with whole inches', (gender, height, range) => {
    expect(suggest({ gender, height }).height).toEqual(range);
  });

  it('stays within the own religion, mother tongue and place', () => {
    const own = { religion: 'jain', motherTongue: 'gujarati', country: 'in', state: 'in-gujarat' };
    expect(suggest(own)).toMatchObject({
      religion: ['jain'],
      motherTongue: ['gujarati'],
      country: ['in'],
      state: ['in-gujarat'],
      community: null,
      district: null,
    });
    expect(suggest(own).mustHave).toEqual(['age', 'religion']);
    expect(suggest({ religion: 'none' })).toMatchObject({ religion: null, mustHave: ['age'] });
    expect(suggest({ religion: 'other', motherTongue: 'other' })).toMatchObject({
      religion: null,
      motherTongue: null,
    });
  });

  it.each([
    ['hindu', 'hindu-nair', null, { community: ['hindu-nair'], denomination: null }],
    ['hindu', 'hindu-nair', 'Shaiva', { community: ['hindu-nair'], denomination: null }],
    ['hindu', 'hindu-inter-caste', null, { community: null, denomination: null }],
    [
      'christian',
      'prefer-not-to-say',
      'christian-syro-malabar',
      { community: null, denomination: ['christian-syro-malabar'] },
    ],
    ['christian', 'christian-nadar', 'christian-csi', { community: null, denomination: ['christian-csi'] }],
    ['christian', 'christian-nadar', null, { community: ['christian-nadar'], denomination: null }],
    ['muslim', 'other', 'muslim-sunni-shafi', { community: null, denomination: ['muslim-sunni-shafi'] }],
    ['muslim', 'muslim-mappila', 'prefer-not-to-say', { community: ['muslim-mappila'], denomination: null }],
  ])('of a %s family of %s and %s has the own group', (religion, community, denomination, group) => {
    expect(suggest({ religion, community, denomination })).toMatchObject(group);
  });

  it.each([
    [
      { country: 'in', state: 'in-kerala' },
      { country: ['in'], state: ['in-kerala'] },
    ],
    [
      { country: 'ae', state: 'Dubai' },
      { country: ['ae', 'in'], state: null },
    ],
    [
      { country: 'us', state: null },
      { country: ['us', 'in'], state: null },
    ],
    [
      { country: 'other', state: 'Dubai' },
      { country: null, state: null },
    ],
    [
      { country: null, state: null },
      { country: null, state: null },
    ],
  ])('who lives at %j has a place where the families can meet', (place, expected) => {
    expect(suggest(place)).toMatchObject({ ...expected, district: null, city: null });
  });

  it('accepts the own step of education and higher, and never states the lowest', () => {
    const masters = ['masters-arts', 'md-ms', 'phd'];
    const graduates = ['bachelors-arts', 'bachelors-law', 'mbbs-bds', ...masters];
    expect(suggest({ qualification: 'phd' }).qualification).toEqual(masters);
    expect(suggest({ qualification: 'masters-arts' }).qualification).toEqual(masters);
    expect(suggest({ qualification: 'bachelors-law' }).qualification).toEqual(graduates);
    expect(suggest({ qualification: '12th' }).qualification).toEqual(['12th', ...graduates]);
    expect(suggest({ qualification: '10th' }).qualification).toBeNull();
    expect(suggest({ qualification: 'Vidwan' }).qualification).toBeNull();
  });

  it.each([
    [{ religion: ['hindu'] }, { community: ['hindu-nair'] }],
    [{ age: { from: 26, to: 34 } }, { religion: ['hindu'], community: ['hindu-nair'] }],
    [{ religion: ['muslim'] }, { community: null }],
    [{ religion: ['hindu'], community: ['hindu-menon'] }, { community: ['hindu-menon'] }],
    [{ denomination: ['christian-csi'] }, { community: null, denomination: ['christian-csi'] }],
  ])('with the wishes %j of the registration', (wishes, expected) => {
    expect(withWishes(suggest({ religion: 'hindu', community: 'hindu-nair' }), wishes)).toMatchObject({
      mustHave: ['age', 'religion'],
      ...wishes,
      ...expected,
    });
  });

  it('excludes people who are not free to marry', () => {
    expect(suggest({ maritalStatus: 'never-married' }).maritalStatus).toEqual(['never-married']);
    expect(suggest({ maritalStatus: 'widowed' }).maritalStatus).not.toContain('awaiting-divorce');
  });

  it('accepts the diets that share a kitchen without meat, and all diets for a person who eats meat', () => {
    expect(suggest({ diet: 'jain' }).diet).toEqual(['jain', 'veg', 'vegan']);
    expect(suggest({ diet: 'non-veg' }).diet).toBeNull();
  });

  it('never states an income', () => {
    expect(suggest({ qualification: 'masters-arts', diet: 'veg' }).annualIncome).toBeNull();
  });
});
