import { describe, expect, it } from 'vitest';
import { listNames } from '#contract/choices/choice-lists.ts';
import { foldText } from '#contract/choices/fold-text.ts';
import { listChoiceRows } from '../choice-lists/list-choice-rows.ts';
import { listSynonymRows, type SynonymRow } from './list-synonym-rows.ts';

const values = new Map(listChoiceRows().map((value) => [`${value.list} ${value.code}`, value]));
const rows = listSynonymRows();
const valueOf = ({ list, code }: SynonymRow) => values.get(`${list} ${code}`);
const placeOf = (row: SynonymRow) => `${row.list} ${valueOf(row)?.parent ?? ''} ${foldText(row.word)}`;

describe('the synonyms of a fresh database', () => {
  it('are many, for every list that people write in their own way', () => {
    expect(rows.length).toBeGreaterThan(16_000);
    const lists = new Set(rows.map(({ list }) => list));
    expect(listNames.filter((list) => !lists.has(list))).toEqual(['annual_income', 'hobby']);
  });

  it('name values that exist', () => {
    expect(rows.filter((row) => valueOf(row) === undefined)).toEqual([]);
  });

  it('are words that fit a field', () => {
    expect(rows.filter(({ word }) => word.length > 80 || foldText(word) === '')).toEqual([]);
  });

  it('are there once: under one parent a word names one value', () => {
    const places = Map.groupBy(rows, placeOf);
    const twice = [...places].filter(([, all]) => all.length > 1);
    expect(twice.map(([place, all]) => `${place}: ${all.map(({ code }) => code).join(' ')}`)).toEqual([]);
  });

  it('are no labels of their list', () => {
    const labels = new Set(
      [...values.values()].map(({ list, parent, label }) => `${list} ${parent ?? ''} ${foldText(label)}`),
    );
    const labelled = rows.filter((row) => labels.has(placeOf(row)));
    expect(labelled.map(({ list, code, word }) => `${list} ${code} ${word}`)).toEqual([]);
  });

  it('say more than the value behind the bar', () => {
    const found = (word: string) => rows.find((row) => row.list === 'community' && row.word === word);
    expect([found('Nairs')?.keepsWords, found('Nambiar')?.keepsWords]).toEqual([false, true]);
  });
});
