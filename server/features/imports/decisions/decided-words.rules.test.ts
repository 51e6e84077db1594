import { describe, expect, it } from 'vitest';
import { importField, type Mapping } from '#contract/imports/mapping.fields.ts';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';
import { findOfProduct } from '#tests/support/find-of-product.ts';
import { decideWords } from '../words/words.rules.ts';
import { prepareMapping } from '../converting/prepare-mapping.rules.ts';
import { settleChoices } from '../converting/settle-choices.rules.ts';

const find = findOfProduct();
const fields: Mapping['fields'] = {
  religion: { columns: ['Religion'], converter: 'choice' },
  community: { columns: ['Caste'], converter: 'choice' },
  sub_community: { columns: ['Sub caste'], converter: 'choice' },
};

type Means = 'nothing' | 'own_words' | { value: string };
/** What a row becomes when it was decided what “Sunni” means under Hindu. */
function settle(cells: { religion: string; community: string; sub_community?: string }, means?: Means) {
  const decisions =
    means === undefined
      ? []
      : [{ field: importField.parse('community'), word: 'SUNNI', parent: 'hindu', means }];
  const mapping = prepareMapping(decideWords({ fields, refuse: [] }, decisions), [
    'Religion',
    'Caste',
    'Sub caste',
  ]);
  return settleChoices(cells, { texts: cells, find, mapping });
}

const stray = { religion: 'Hindu', community: 'Sunni' };
const sunni = { religion: 'Muslim', community: 'Sunni' };

describe('a decision about a word under one religion', () => {
  it.each(['nothing', 'own_words', { value: 'Nair' }] as const)(
    '%o leaves rows of another one, where the word has a meaning, as they are',
    (means) => {
      expect(settle(sunni, means)).toMatchObject({
        form: { religion: 'muslim', denomination: 'muslim-sunni-other' },
        words: [],
      });
    },
  );

  it('counts where it was asked about', () => {
    expect(settle(stray).words).toMatchObject([{ field: 'community', word: 'Sunni', parent: 'hindu' }]);
    expect(settle(stray, 'nothing')).toMatchObject({ form: { religion: 'hindu' }, words: [] });
    expect(settle(stray, 'nothing').form).not.toHaveProperty('community');
    expect(settle(stray, 'own_words')).toMatchObject({ form: { community: 'Sunni' }, words: [] });
    expect(settle(stray, { value: 'Nair' })).toMatchObject({ form: { community: 'hindu-nair' }, words: [] });
  });

  it('may name a value of another list of the faith', () => {
    expect(settle(stray, { value: 'Syro-Malabar' })).toMatchObject({
      form: { denomination: 'christian-syro-malabar' },
      words: [],
    });
    expect(settle(stray, { value: 'Syro-Malabar' }).form).not.toHaveProperty('community');
  });

  it('may name a value of another religion', () => {
    expect(settle(stray, { value: 'Rowther' }).form).toMatchObject({ community: 'muslim-rowther' });
  });
});

it.each([undefined, 'nothing', 'own_words'] as const)(
  'a word in the columns of community and sub-community is asked about once (%s)',
  (means) => {
    const { words } = settle({ ...stray, sub_community: 'Sunni' }, means);
    expect(words.map(({ field }) => field)).toEqual(means === undefined ? ['community'] : []);
    expect(settle({ ...sunni, sub_community: 'Sunni' }, means).words).toEqual([]);
  },
);

it('a marital status that was decided about says nothing of children', () => {
  const columns = ['Marital status'];
  const shared: Mapping['fields'] = {
    marital_status: { columns, converter: 'choice' },
    children: { columns, converter: 'choice' },
  };
  const field = importField.parse('marital_status');
  const decided = decideWords({ fields: shared, refuse: [] }, [
    { field, word: '2nd marriage', parent: null, means: { value: 'Divorced' } },
  ]);
  const form = { marital_status: 'Divorced', children: '2nd marriage' };
  const texts = { marital_status: '2nd marriage', children: '2nd marriage' };
  const settled = settleChoices(form, { texts, find, mapping: prepareMapping(decided, columns) });
  expect(settled).toMatchObject({ form: { marital_status: 'divorced' }, words: [] });
  expect(settled.form).not.toHaveProperty('children');
});

it.each(['marumangalyam', 'kettu kazhinju'])(
  'a marital status that was left out, %s, is no question about children',
  (word) => {
    const leaveOut = (mapping: Mapping) =>
      decideWords(mapping, [{ field: 'marital_status', word, parent: null, means: 'nothing' }]);
    // The second row makes the column one of both facts.
    const rows = [{ 'M. status': word }, { 'M. status': 'Divorced (1 child)' }];
    expect(convertSheet(rows).words.map(({ field }) => field)).toEqual(['marital_status']);
    const { words, facts } = convertSheet(rows, leaveOut);
    expect([words, facts.children, facts.maritalStatus]).toEqual([[], undefined, undefined]);
  },
);
