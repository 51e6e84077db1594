import { describe, expect, it } from 'vitest';
import { listNames } from '#contract/choices/choice-lists.ts';
import type { ChoiceLists, LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { offerOthers, type Typed } from './empty-search.rules.ts';

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
  working_as: [value('Civil engineer', 'engineering'), value('Architect', 'engineering')],
  district: [value('Ernakulam', 'kerala'), value('Thrissur', 'kerala')],
  community: [value('Nair', 'hindu'), value('Ezhava', 'hindu')],
} as ChoiceLists;

const offer = (text: string, typed: Partial<Typed> = {}, all: LoadedChoices = lists) =>
  offerOthers({ text, corrected: null, unknown: [], ...typed }, all);

describe('for a search that finds nobody', () => {
  it('the neighbours of a place or a profession are offered, and no other community or church', () => {
    expect(offer('civil engineer')).toEqual({ kind: 'instead', texts: ['architect'] });
    expect(offer('thrissur')).toEqual({ kind: 'instead', texts: ['Ernakulam'] });
    expect(offer('mar thoma')).toEqual({ kind: 'instead', texts: [] });
    expect(offer('Nair').texts).toEqual([]);
  });

  it('a word is offered as it is spelled right, and one that nobody has is not', () => {
    const corrected = 'civil engineer kochi';
    expect(offer('civil enginer kochi', { corrected, unknown: [] }).texts).toEqual([
      'civil engineer',
      'kochi',
    ]);
    expect(offer('enginer', { corrected: 'engineer' }).texts).toEqual([]);
    expect(offer('Nair zork', { unknown: ['zork'] }).texts).toEqual(['Nair']);
    expect(offer('doctor zork 30', { unknown: ['zork'] }).texts).toEqual(['doctor 30']);
  });

  it('of two parts each is offered alone, a known phrase as one of them', () => {
    expect(offer('Mar Thoma in Kochi')).toEqual({
      kind: 'alone',
      texts: ['Mar Thoma', 'Kochi'],
    });
  });

  it('of more parts the text is offered without each of them', () => {
    expect(offer('doctor Nair 30')).toEqual({
      kind: 'instead',
      texts: ['Nair 30', 'doctor 30', 'doctor Nair'],
    });
    expect(offer("doctor Nair 5'6").texts).toEqual(['Nair 167-168 cm', 'doctor 167-168 cm', 'doctor Nair']);
    expect(offer('Mar Thoma dentist in Kochi').texts).toEqual([
      'dentist Kochi',
      'Mar Thoma Kochi',
      'Mar Thoma dentist',
    ]);
  });

  it('neither a number nor a word such as "boy" is offered alone', () => {
    expect(offer('Nair boy 30')).toEqual({ kind: 'alone', texts: ['Nair'] });
    expect(offer('Nair boy')).toEqual({ kind: 'alone', texts: ['Nair'] });
  });

  it('an unknown word has nothing beside it', () => {
    expect(offer('Zork')).toEqual({ kind: 'instead', texts: [] });
    expect(offer('Zork', {}, 'loading').texts).toEqual([]);
    expect(offer('').texts).toEqual([]);
  });
});
