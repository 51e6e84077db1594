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
  it('the neighbours of a known word are offered', () => {
    expect(offerOthers('mar thoma', lists)).toEqual({ kind: 'instead', texts: ['Jacobite', 'CSI'] });
  });

  it('of two parts each is offered alone, a known phrase as one of them', () => {
    expect(offerOthers('Mar Thoma in Kochi', lists)).toEqual({
      kind: 'alone',
      texts: ['Mar Thoma', 'Kochi'],
    });
  });

  it('of more parts the text is offered without each of them', () => {
    expect(offerOthers('doctor Nair 30', lists)).toEqual({
      kind: 'instead',
      texts: ['Nair 30', 'doctor 30', 'doctor Nair'],
    });
    expect(offerOthers("doctor Nair 5'6", lists).texts).toEqual([
      'Nair 167-168 cm',
      'doctor 167-168 cm',
      'doctor Nair',
    ]);
    expect(offerOthers('Mar Thoma dentist in Kochi', lists).texts).toEqual([
      'dentist Kochi',
      'Mar Thoma Kochi',
      'Mar Thoma dentist',
    ]);
  });

  it('neither a number nor a word such as "boy" is offered alone', () => {
    expect(offerOthers('Nair boy 30', lists)).toEqual({ kind: 'alone', texts: ['Nair'] });
    expect(offerOthers('Nair boy', lists)).toEqual({ kind: 'alone', texts: ['Nair'] });
  });

  it('an unknown word has nothing beside it', () => {
    expect(offerOthers('Zork', lists)).toEqual({ kind: 'instead', texts: [] });
    expect(offerOthers('Zork', 'loading').texts).toEqual([]);
    expect(offerOthers('', lists).texts).toEqual([]);
  });
});
