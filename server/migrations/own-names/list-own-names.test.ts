import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/choices/fold-text.ts';
import { listChoiceRows } from '../choice-lists/list-choice-rows.ts';
import { listMoreCommunityRows } from '../choice-lists/list-community-rows.ts';
import { communityNames } from '../choice-lists/more-communities.ts';
import { listRegionalCommunityRows } from '../choice-lists/list-regional-rows.ts';
import { listBureauSynonyms } from '../bureau-words/list-bureau-synonyms.ts';
import { listRegionalSynonyms } from '../more-synonyms/list-regional-synonyms.ts';
import { listRegisterSynonyms } from '../register-words/list-register-synonyms.ts';
import { listContradicting } from '../synonyms/list-contradicting.ts';
import { listSynonymRows } from '../synonyms/list-synonym-rows.ts';
import { listSeeds } from '../synonyms/synonym-seed.ts';
import { listKeptNames, listOwnCommunityRows, listOwnCommunityWords } from './list-own-names.ts';

const before = [...listChoiceRows(), ...listMoreCommunityRows(), ...listRegionalCommunityRows()].filter(
  ({ list }) => list === 'community',
);
const own = listOwnCommunityRows();
const values = new Map([...before, ...own].map((value) => [value.code, value]));

describe('communities of their own', () => {
  it('are new, below a religion', () => {
    const known = new Set(before.map(({ code }) => code));
    expect(own.filter(({ code, parent }) => known.has(code) || parent === null)).toEqual([]);
  });

  it('have words that fit a field, and name one community each', () => {
    const words = listOwnCommunityWords();
    expect(words.filter(({ code }) => !values.has(code))).toEqual([]);
    expect(words.filter(({ word }) => word.length > 80 || foldText(word) === '')).toEqual([]);
    expect(listContradicting(words, ({ code }) => values.get(code)?.parent)).toEqual([]);
  });
});

const namesAsSeeds = Object.fromEntries(
  Object.entries(communityNames).map(([code, same]) => [code, { same }]),
);

describe('words that stay beside their community', () => {
  const seeded = new Set(
    [
      ...listSynonymRows(),
      ...listRegionalSynonyms(),
      ...listBureauSynonyms(),
      ...listRegisterSynonyms(),
      ...listSeeds('', namesAsSeeds),
    ].map(({ code, word }) => `${code} ${word}`),
  );

  it('are words that the product brought for that community', () => {
    const missing = listKeptNames().filter(
      ({ code, word }) => values.has(code) && !seeded.has(`${code} ${word}`),
    );
    expect(missing.map(({ code, word }) => `${code} ${word}`)).toEqual([]);
  });

  it('are no names of a community of their own', () => {
    const names = new Set(
      [...listOwnCommunityWords().map(({ word }) => word), ...own.map(({ label }) => label)].map(foldText),
    );
    const twice = listKeptNames().filter(
      ({ code, word }) => code.startsWith('hindu') && names.has(foldText(word)),
    );
    expect(twice).toEqual([]);
  });
});
