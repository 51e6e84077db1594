import countries from 'i18n-iso-countries';
import { getAllStates, getDistricts } from 'india-state-district';
import { describe, expect, it } from 'vitest';
import { choiceLists, listNames } from '#contract/choices/choice-lists.ts';
import { listCodesNamed } from '#server/features/choices/find-choice.rules.ts';
import { choicesOfProduct } from '#tests/support/find-of-product.ts';
import { listChoiceRows } from './list-choice-rows.ts';

const rows = listChoiceRows();
const rowsOf = (list: string) => rows.filter((row) => row.list === list);
const labelsOf = (list: string, parent: string | null = null) =>
  rowsOf(list).flatMap((row) => (row.parent === parent ? [row.label] : []));
const choices = choicesOfProduct();

describe('the lists of a fresh database', () => {
  it('have codes that are unique in their list, and labels without a comma that are unique under their parent', () => {
    expect(new Set(rows.map(({ list, code }) => `${list} ${code}`)).size).toBe(rows.length);
    expect(new Set(rows.map(({ list, parent, label }) => `${list} ${parent} ${label}`)).size).toBe(
      rows.length,
    );
    expect(rows.filter(({ code }) => !/^[a-z0-9-]+$/.test(code))).toEqual([]);
    expect(rows.filter(({ label }) => label === '' || label.length > 80 || label.includes(','))).toEqual([]);
  });

  it('put every value under one that exists in the list above', () => {
    const astray = rows.filter(({ list, parent }) => {
      const above = listNames.flatMap((name) => (name === list ? [choiceLists[name].parent] : []))[0];
      return parent !== null && !rowsOf(above ?? '').some(({ code }) => code === parent);
    });
    expect(astray).toEqual([]);
  });

  it.each(listNames)('name each value of %s by its label, its code and its former labels', (list) => {
    const lost = rowsOf(list).flatMap(({ code, label, formerLabels, parent }) =>
      [label, code, ...formerLabels].filter((text) => {
        const parents = parent === null ? [] : [parent];
        return listCodesNamed(choices, { list, text, parents }).join() !== code;
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('the communities', () => {
  it('have codes that are compared as a whole', () => {
    const long = [...rowsOf('community'), ...rowsOf('sub_community')].filter(({ code }) => code.length > 40);
    expect(long).toEqual([]);
  });

  it('carry the name of the community that they are a part of', () => {
    expect(rows).toContainEqual(
      expect.objectContaining({ code: 'hindu-brahmin-iyer', label: 'Brahmin – Iyer', parent: 'hindu' }),
    );
  });

  it('are named by the name in brackets, too', () => {
    const darji = rows.find(({ code }) => code === 'hindu-darji');
    expect(darji).toMatchObject({ label: 'Darji (Shimpi)', formerLabels: ['Darji', 'Shimpi'] });
  });
});

describe('the places', () => {
  it('are the countries of ISO 3166-1, India first', () => {
    const codes = rowsOf('country').map(({ code }) => code);
    expect(codes[0]).toBe('in');
    const iso = Object.keys(countries.getAlpha2Codes()).map((code) => code.toLowerCase());
    expect(codes.toSorted()).toEqual([...iso, 'other'].toSorted());
  });

  it('are known by every English name that the world’s list gives them', () => {
    const names = Object.entries(countries.getNames('en', { select: 'all' }));
    const lost = names.flatMap(([code, texts]) =>
      texts.filter(
        (text) => !listCodesNamed(choices, { list: 'country', text }).includes(code.toLowerCase()),
      ),
    );
    // The name is ambiguous.
    expect(lost).toEqual(['Congo', 'Congo']);
  });

  it('are the 36 states and union territories of India with all districts', () => {
    const states = getAllStates();
    expect(states).toHaveLength(36);
    const named = (text: string, parent: string) =>
      listCodesNamed(choices, { list: 'district', text, parents: [parent] });
    const lost = states.flatMap(({ code, name }) => {
      const state = rowsOf('state').find(({ label }) => label === name)?.code ?? '';
      return getDistricts(code).filter((district) => named(district, state).length === 0);
    });
    // The frozen list has the two districts that this entry runs together.
    expect(lost).toEqual(['Sri SathyaYSR']);
    expect(rowsOf('district')).toHaveLength(773 + 1);
    expect(labelsOf('district', 'in-andhra-pradesh')).toEqual(
      expect.arrayContaining(['Sri Sathya Sai', 'YSR Kadapa']),
    );
  });
});

describe('the careers', () => {
  it('know at least 150 titles in 15 to 30 areas', () => {
    expect(rowsOf('working_as').length).toBeGreaterThan(150);
    expect(labelsOf('profession_area').length).toBeGreaterThan(15);
    expect(labelsOf('profession_area').length).toBeLessThan(30);
    const titles = rowsOf('working_as').map(({ label }) => label);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have incomes whose codes are the ranges that a profile stores', () => {
    const bands = rowsOf('annual_income').slice(0, -1);
    expect(bands.filter(({ code }) => !/^(0|\d+-\d+|\d+-)$/.test(code))).toEqual([]);
    expect(bands.find(({ label }) => label === '₹5–7.5 lakh')?.code).toBe('500000-750000');
    expect(bands.at(-1)).toMatchObject({ code: '10000000-', label: 'Above ₹1 crore' });
  });
});
