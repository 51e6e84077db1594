import { describe, expect, it } from 'vitest';
import type { StoredChoice } from './choices.rules.ts';
import { codeFor, isLabelTaken, isSameSet, placeNew, placeSiblings, rename } from './list-editing.rules.ts';

const value = (code: string, label: string, parent: string | null = null): StoredChoice => ({
  list: 'community',
  code,
  label,
  labels: {},
  formerLabels: [],
  parent,
  isActive: true,
});

const communities = [
  value('hindu-nair', 'Nair', 'hindu'),
  value('sikh-jat', 'Jat', 'sikh'),
  value('hindu-nadar', 'Nadar', 'hindu'),
  value('other', 'Other'),
  value('prefer-not-to-say', 'Prefer not to say'),
];

describe('the code of a new value', () => {
  it.each([
    ['Eggless veg', null, 'eggless-veg'],
    ['Baháʼí', null, 'bahai'],
    ['Nair', 'hindu', 'hindu-nair-2'],
    ['हिन्दू', null, 'value'],
    ['+ & +', 'hindu', 'hindu-value'],
  ])('of %s under %s is %s', (label, parent, code) => {
    expect(codeFor({ label, parent }, communities)).toBe(code);
  });
});

describe('a label', () => {
  it.each([
    ['nair', 'hindu', true],
    ['Nair', 'sikh', false],
    ['other', 'sikh', true],
    ['JAT', null, true],
  ])('%s under %s is taken: %s', (label, parent, isTaken) => {
    expect(isLabelTaken(communities, { label, parent })).toBe(isTaken);
  });
});

describe('the position', () => {
  it('of a new value is after its siblings', () => {
    expect(placeNew(communities, { code: 'new', parent: 'sikh' }).indexOf('new')).toBe(2);
    expect(placeNew(communities, { code: 'new', parent: 'jain' }).indexOf('new')).toBe(3);
    expect(placeNew([], { code: 'new', parent: null })).toEqual(['new']);
  });

  it('of siblings is exchanged among them', () => {
    expect(placeSiblings(communities, ['hindu-nadar', 'hindu-nair'])).toEqual([
      'hindu-nadar',
      'sikh-jat',
      'hindu-nair',
      'other',
      'prefer-not-to-say',
    ]);
  });

  it('is set for each value once', () => {
    expect([isSameSet(['a', 'b'], ['b', 'a']), isSameSet(['a', 'a'], ['a', 'b'])]).toEqual([true, false]);
  });
});

describe('a renamed value', () => {
  const nair = value('hindu-nair', 'Nair', 'hindu');

  it('has each former label', () => {
    const twice = rename(rename(nair, { label: 'Nayar' }), { label: 'Nair community' });
    expect(twice).toMatchObject({ label: 'Nair community', formerLabels: ['Nair', 'Nayar'] });
    expect(rename(twice, { label: 'Nair' }).formerLabels).toEqual(['Nayar', 'Nair community']);
  });

  it('has the same labels of other languages unless others are given', () => {
    const spoken = { ...nair, labels: { ml: 'നായർ' } };
    expect(rename(spoken, { label: 'Nayar' }).labels).toEqual({ ml: 'നായർ' });
    expect(rename(spoken, { label: 'Nayar', labels: {} }).labels).toEqual({});
  });
});
