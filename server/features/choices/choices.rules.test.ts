import { describe, expect, it } from 'vitest';
import { indexChoices, isListed, labelOf, listAtLeast, rankOf, type StoredChoice } from './choices.rules.ts';
import { listCodesNamed, resolveChoice } from './find-choice.rules.ts';

const value = (
  list: string,
  code: string,
  label: string,
  more: Partial<StoredChoice> = {},
): StoredChoice => ({
  list,
  code,
  label,
  labels: {},
  formerLabels: [],
  parent: null,
  isActive: true,
  ...more,
});

const values = [
  value('religion', 'hindu', 'Hindu', { labels: { hi: 'हिन्दू' } }),
  value('religion', 'christian', 'Christian'),
  value('religion', 'bahai', 'Baháʼí'),
  value('religion', 'jewish', 'Jewish', { isActive: false, formerLabels: ['Judaism'] }),
  value('religion', 'other', 'Other'),
  value('community', 'hindu-brahmin-iyer', 'Brahmin – Iyer', { parent: 'hindu' }),
  value('community', 'hindu-nadar', 'Nadar', { parent: 'hindu' }),
  value('community', 'christian-nadar', 'Nadar', { parent: 'christian' }),
  value('community', 'other', 'Other'),
  value('qualification', '12th', '12th'),
  value('qualification', 'bachelors-arts', 'Bachelor’s – Arts'),
  value('qualification', 'bachelors-law', 'Bachelor’s – Law'),
  value('qualification', 'phd', 'PhD'),
  value('qualification', 'other', 'Other'),
];
const choices = indexChoices(values, [
  { list: 'qualification', code: 'phd', word: 'Doctorate', keepsWords: false },
  { list: 'qualification', code: '12th', word: 'PhD', keepsWords: false },
  { list: 'community', code: 'hindu-nadar', word: 'Shanar', keepsWords: false },
]);

describe('a text names a value of the list', () => {
  it.each([
    ['by its label', 'Hindu', 'hindu'],
    ['in any case and with spaces around', '  hINDU ', 'hindu'],
    ['without its accents', 'Bahai', 'bahai'],
    ['by its code', 'bahai', 'bahai'],
    ['by its label in another language', 'हिन्दू', 'hindu'],
    ['when it is retired', 'jewish', 'jewish'],
    ['by a label it had before', 'Judaism', 'jewish'],
    ['when it is the value for own words', 'Other', 'other'],
  ])('%s', (_how, text, code) => {
    expect(resolveChoice(choices, { list: 'religion', text })).toBe(code);
  });

  it('with any kind of dash', () => {
    const typed = { list: 'community', text: 'brahmin - iyer', parents: ['hindu'] } as const;
    expect(resolveChoice(choices, typed)).toBe('hindu-brahmin-iyer');
  });

  it('under the right value of the parent list', () => {
    const under = (parent: string) =>
      resolveChoice(choices, { list: 'community', text: 'Nadar', parents: [parent] });
    expect([under('hindu'), under('christian')]).toEqual(['hindu-nadar', 'christian-nadar']);
    expect([under('bahai'), under('Own words')]).toEqual(['Nadar', 'Nadar']);
  });
});

describe('own words', () => {
  it('are stored as they are, trimmed, and are their own label', () => {
    expect(resolveChoice(choices, { list: 'religion', text: ' Sarna Dharam ' })).toBe('Sarna Dharam');
    expect(labelOf(choices, { list: 'religion', value: 'Sarna Dharam' })).toBe('Sarna Dharam');
    expect(isListed(choices, { list: 'religion', value: 'Sarna Dharam' })).toBe(false);
  });

  it('are also a text that names several values, while a set gets them all', () => {
    expect(resolveChoice(choices, { list: 'community', text: 'Nadar' })).toBe('Nadar');
    expect(listCodesNamed(choices, { list: 'community', text: 'nadar' })).toEqual([
      'hindu-nadar',
      'christian-nadar',
    ]);
  });

  it('are all texts of a list without values', () => {
    expect(resolveChoice(choices, { list: 'hobby', text: 'Chess' })).toBe('Chess');
  });
});

describe('a synonym', () => {
  it('names a value wherever a text does, whatever its case and marks', () => {
    const resolve = (text: string) => resolveChoice(choices, { list: 'qualification', text });
    expect(['doctorate', 'Doc-torate.', '(Doctorate)'].map(resolve)).toEqual(['phd', 'phd', 'phd']);
  });

  it('never takes the label of another value', () => {
    expect(resolveChoice(choices, { list: 'qualification', text: 'PhD' })).toBe('phd');
  });

  it('names its value under the right value of the parent list alone', () => {
    const under = (parent: string) =>
      resolveChoice(choices, { list: 'community', text: 'Shanar', parents: [parent] });
    expect([under('hindu'), under('christian')]).toEqual(['hindu-nadar', 'Shanar']);
  });
});

describe('the label', () => {
  it('of a code is the current one, also when the value is retired', () => {
    expect(labelOf(choices, { list: 'religion', value: 'jewish' })).toBe('Jewish');
    expect(isListed(choices, { list: 'religion', value: 'jewish' })).toBe(true);
  });

  it('of another language distinguishes vowels', () => {
    expect(resolveChoice(choices, { list: 'religion', text: 'हन्द' })).toBe('हन्द');
  });
});

describe('at least', () => {
  const atLeast = (code: string) => listAtLeast(choices, { list: 'qualification', value: code });

  it('includes higher and equal ranks', () => {
    expect(atLeast('bachelors-law')).toEqual(['bachelors-arts', 'bachelors-law', 'phd']);
    expect(atLeast('12th')).toEqual(['12th', 'bachelors-arts', 'bachelors-law', 'phd']);
  });

  it('of own words, of Other and of a list without an order is the value alone', () => {
    expect(atLeast('other')).toEqual(['other']);
    expect(atLeast('Vidwan')).toEqual(['Vidwan']);
    expect(listAtLeast(choices, { list: 'religion', value: 'hindu' })).toEqual(['hindu']);
  });

  it('compares ranks, which are null for values without one', () => {
    const rank = (code: string) => rankOf(choices, { list: 'qualification', value: code });
    expect(rank('bachelors-arts')).toBe(rank('bachelors-law'));
    expect(Number(rank('phd'))).toBeGreaterThan(Number(rank('bachelors-arts')));
    expect([rank('other'), rank('Vidwan')]).toEqual([null, null]);
  });
});
