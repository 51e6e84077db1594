import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/choices/fold-text.ts';
import { listContradicting } from './list-contradicting.ts';
import { listChoiceRows } from '../choice-lists/list-choice-rows.ts';
import { listMoreChoiceRows } from '../choice-lists/list-more-choice-rows.ts';
import { listStarRows } from '../choice-lists/list-star-rows.ts';
import { listNewSynonyms } from './list-new-synonyms.ts';
import { listSynonymRows } from './list-synonym-rows.ts';

const values = [...listChoiceRows(), ...listMoreChoiceRows(), ...listStarRows()];
const rows = listSynonymRows();
const valueOf = ({ list, code }: { list: string; code: string }) =>
  values.find((value) => value.list === list && value.code === code);

describe('the synonyms that the product brings', () => {
  it('are many for each of the lists that biodata write in their own way', () => {
    const counts = Object.fromEntries(
      [...Map.groupBy(rows, ({ list }) => list)].map(([list, all]) => [list, all.length]),
    );
    const least = {
      qualification: 350,
      working_as: 700,
      community: 600,
      denomination: 150,
      religion: 70,
      mother_tongue: 100,
      star: 150,
      country: 90,
      state: 70,
      district: 200,
      diet: 40,
      marital_status: 40,
      working_with: 90,
      profession_area: 120,
    };
    expect(Object.entries(least).filter(([list, count]) => (counts[list] ?? 0) < count)).toEqual([]);
  });

  it('name values that exist', () => {
    expect(rows.filter((row) => valueOf(row) === undefined)).toEqual([]);
  });

  it('are words that fit a field, and each is there once for a value', () => {
    expect(rows.filter(({ word }) => word.length > 80 || foldText(word) === '')).toEqual([]);
    const folded = rows.map(({ list, code, word }) => `${list} ${code} ${foldText(word)}`);
    expect(folded.filter((key, at) => folded.indexOf(key) !== at)).toEqual([]);
  });

  it('do not contradict each other: under one parent a word names one value', () => {
    expect(
      listContradicting(rows, (row) => (row.list === 'working_as' ? null : valueOf(row)?.parent)),
    ).toEqual([]);
  });

  it('are no labels of their list', () => {
    const labels = new Map(
      values.map(({ list, parent, label, code }) => [`${list} ${parent ?? ''} ${foldText(label)}`, code]),
    );
    const labelled = rows.filter((row) =>
      labels.has(`${row.list} ${valueOf(row)?.parent ?? ''} ${foldText(row.word)}`),
    );
    expect(labelled.map(({ list, code, word }) => `${list} ${code} ${word}`)).toEqual([]);
  });
});

describe('a database that an operator has edited', () => {
  const value = (code: string, names: string[]) => ({ list: 'diet', code, parent: null, names });
  const row = (code: string, word: string) => ({ list: 'diet', code, word, keepsWords: false });

  it('keeps the operator’s names: a word that names a value already is not added', () => {
    const existing = [value('veg', ['Veg']), value('satvik', ['Pure Veg'])];
    expect(listNewSynonyms([row('veg', 'pure-veg'), row('veg', 'Vegetarian')], { values: existing })).toEqual(
      [row('veg', 'Vegetarian')],
    );
  });

  it('gets each word once, and none for a value that it does not have', () => {
    const existing = [value('veg', ['Veg'])];
    const wanted = [row('veg', 'B.Veg'), row('veg', 'b veg'), row('vegan', 'Plants')];
    expect(listNewSynonyms(wanted, { values: existing })).toEqual([row('veg', 'B.Veg')]);
  });
});
