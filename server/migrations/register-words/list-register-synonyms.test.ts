import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/choices/fold-text.ts';
import { bureauValues } from '../0069-bureau-words.ts';
import { listChoiceRows } from '../choice-lists/list-choice-rows.ts';
import { listMoreCommunityRows } from '../choice-lists/list-community-rows.ts';
import { listMoreChoiceRows } from '../choice-lists/list-more-choice-rows.ts';
import { listRegionalCommunityRows } from '../choice-lists/list-regional-rows.ts';
import { listStarRows } from '../choice-lists/list-star-rows.ts';
import { listContradicting } from '../synonyms/list-contradicting.ts';
import { listRegisterSynonyms } from './list-register-synonyms.ts';

const values = new Map(
  [
    ...listChoiceRows(),
    ...listMoreChoiceRows(),
    ...listMoreCommunityRows(),
    ...listRegionalCommunityRows(),
    ...listStarRows(),
    ...bureauValues,
  ].map((value) => [`${value.list} ${value.code}`, value]),
);
const rows = listRegisterSynonyms();

describe('the words of registers of further regions', () => {
  it('name values that exist', () => {
    const missing = rows.map(({ list, code }) => `${list} ${code}`).filter((key) => !values.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('fit a field', () => {
    expect(rows.filter(({ word }) => word.length > 80 || foldText(word) === '')).toEqual([]);
  });

  it('do not contradict each other: under one parent a word names one value', () => {
    expect(listContradicting(rows, ({ list, code }) => values.get(`${list} ${code}`)?.parent)).toEqual([]);
  });
});
