import { describe, expect, it } from 'vitest';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { findOfProduct } from '#tests/support/find-of-product.ts';
import { prepareMapping } from './prepare-mapping.rules.ts';
import { settleChoices } from './settle-choices.rules.ts';

const find = findOfProduct();
type Form = Partial<Record<ImportField, string>>;

const mapping = prepareMapping(
  {
    fields: {
      qualification: {
        columns: ['Education'],
        converter: 'choice',
        own_words: ['Vidwan'],
        synonyms: { 'house craft': 'Home science' },
      },
    },
    refuse: [],
  },
  ['Education'],
);
const settle = (written: Form, texts: Form = written) => {
  const { form, words } = settleChoices(written, { texts, find, mapping });
  return { form, unknown: words.map(({ readAs: _readAs, ...word }) => word) };
};

describe('the words of a row', () => {
  it('become codes, and values of the lists above follow', () => {
    expect(settle({ district: 'TVM', working_as: 'Teacher' }).form).toEqual({
      district: 'in-kerala-thiruvananthapuram',
      state: 'in-kerala',
      country: 'in',
      working_as: 'education-school-teacher',
      profession_area: 'education',
      // The value says more than the word.
      occupation_detail: 'Teacher',
    });
  });

  it('go to a related fact whose list knows them, unless the row states that one', () => {
    expect(settle({ religion: 'Christian', community: 'Syro Malabar' }).form).toEqual({
      religion: 'christian',
      denomination: 'christian-syro-malabar',
    });
    const stated = settle({ religion: 'Christian', community: 'Syro Malabar', denomination: 'CSI' });
    expect(stated.form).toEqual({ religion: 'christian', denomination: 'christian-csi' });
    expect(stated.unknown).toEqual([
      { field: 'community', list: 'community', word: 'Syro Malabar', parent: 'christian' },
    ]);
  });

  it('are a community and a denomination when both lists know them', () => {
    expect(settle({ religion: 'Muslim', community: 'Daudi Bohra' }).form).toEqual({
      religion: 'muslim',
      community: 'muslim-bohra',
      denomination: 'muslim-shia-dawoodi-bohra',
    });
  });

  it('are a religion and a community when they are both', () => {
    expect(settle({ religion: 'Hindu - Nair' }).form).toEqual({ religion: 'hindu', community: 'hindu-nair' });
    expect(settle({ religion: 'Christian (Marthomite)' }).form).toEqual({
      religion: 'christian',
      denomination: 'christian-mar-thoma',
    });
  });

  it('that say more are kept, once for several facts about work', () => {
    const form = { working_as: 'Staff Nurse (Kuwait)', working_with: 'MNC' };
    expect(settle(form).form).toMatchObject({
      working_as: 'nursing-and-health-care-staff-nurse',
      working_with: 'private-company',
      occupation_detail: 'MNC; Staff Nurse (Kuwait)',
    });
    expect(settle({ qualification: 'B.Tech / MBA' }, { qualification: 'B.Tech, MBA' }).form).toEqual({
      qualification: 'masters-other',
      qualification_detail: 'B.Tech, MBA',
    });
  });

  it('that no list knows are left out and returned with the value above', () => {
    const { form, unknown } = settle({
      religion: 'Hindu',
      community: 'Veerakodi',
      languages: 'Tamil,Klingon',
    });
    expect(form).toEqual({ religion: 'hindu', languages: 'tamil' });
    expect(unknown).toEqual([
      { field: 'community', list: 'community', word: 'Veerakodi', parent: 'hindu' },
      { field: 'languages', list: 'mother_tongue', word: 'Klingon', parent: null },
    ]);
  });

  it('stay own words when the mapping says so, and when the list has nothing under the value above', () => {
    expect(settle({ qualification: 'VIDWAN' })).toEqual({ form: { qualification: 'VIDWAN' }, unknown: [] });
    expect(settle({ qualification: 'Home science' }).unknown).toEqual([]);
    expect(settle({ country: 'Canada', state: 'Nova Scotia' })).toMatchObject({
      form: { country: 'ca', state: 'Nova Scotia' },
      unknown: [],
    });
  });
});
