import { describe, expect, it } from 'vitest';
import { listNames } from '#contract/choices/choice-lists.ts';
import type { ChoiceLists } from '#web/choices/choices.rules.ts';
import { offerOthers } from './empty-search.rules.ts';

const value = (label: string, parent: string | null = null) => ({
  code: label.toLowerCase().replaceAll(' ', '-'),
  label,
  parent,
});
// One key for each list; `fromEntries` knows keys as strings alone.
const lists = {
  ...Object.fromEntries(listNames.map((name) => [name, []])),
  denomination: [
    value('CSI', 'christian'),
    value('Mar Thoma', 'christian'),
    value('Jacobite', 'christian'),
    value('Sunni', 'muslim'),
    value('Other'),
  ],
  community: [value('Nair', 'hindu'), value('Ezhava', 'hindu')],
} as ChoiceLists;

describe('for a search that finds nobody', () => {
  it('the neighbours of a known word are offered, and its spelling is not doubted', () => {
    expect(offerOthers('mar thoma', lists)).toEqual({
      kind: 'instead',
      texts: ['Jacobite', 'CSI'],
      isSpelledRight: true,
    });
  });

  it('the parts of a text are offered, a known phrase as one of them', () => {
    expect(offerOthers('Mar Thoma dentist in Kochi', lists)).toEqual({
      kind: 'alone',
      texts: ['Mar Thoma', 'dentist', 'Kochi'],
      isSpelledRight: false,
    });
  });

  it('neither a number nor a word such as "boy" is offered alone', () => {
    expect(offerOthers('Nair boy 30', lists)).toEqual({
      kind: 'alone',
      texts: ['Nair'],
      isSpelledRight: true,
    });
  });

  it('an unknown word has nothing beside it, and may be misspelt', () => {
    expect(offerOthers('Zork', lists)).toEqual({ kind: 'instead', texts: [], isSpelledRight: false });
    expect(offerOthers('Zork', 'loading').texts).toEqual([]);
    expect(offerOthers('', lists).texts).toEqual([]);
  });
});
