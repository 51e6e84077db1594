import { expect, it } from 'vitest';
import { choicesOfProduct } from '#tests/support/find-of-product.ts';
import { suggestValues } from './suggest-values.ts';
import { presentWord } from './list-words.ts';

const choices = choicesOfProduct();

const suggest = (
  field: 'community' | 'denomination' | 'marital_status' | 'children',
  word: string,
  parent: string | null,
) =>
  presentWord({ field, folded: '', word, parent, readAs: null, rows: 1 }, choices).flatMap(({ iw_nearest }) =>
    iw_nearest.map(({ label }) => label),
  );

it('a word of another religion suggests its value there, or none of this one', () => {
  expect(suggest('community', 'Sunni', 'hindu')).toEqual([]);
  expect(suggest('denomination', 'Sunni', 'hindu')).toEqual(['Sunni – Other (Muslim)']);
});

it('another word suggests those that are most alike', () => {
  expect(suggest('community', 'Nayir', 'hindu')).toContain('Nair');
});

it('a second marriage may follow a divorce or a death', () => {
  expect(suggest('marital_status', 'Second Marriage', null)).toEqual(['Divorced', 'Widowed']);
});

it('a number of children is no value by its letters: where they live may be unknown', () => {
  expect(suggest('children', '1 child', null)).toEqual([
    'Has children',
    'Living together',
    'Living apart',
    'None',
  ]);
});

it('a value that is switched off is not suggested for a number of children', () => {
  const list = choices.get('children');
  if (list === undefined) throw new Error('There is no such list');
  const byCode = new Map(
    [...list.byCode].map(([code, value]) => [code, { ...value, isActive: code !== 'living-apart' }]),
  );
  const fewer = new Map([...choices, ['children', { ...list, byCode }]]);
  const typed = { list: 'children', word: '1 child', parent: null } as const;
  expect(suggestValues(fewer, typed)).toEqual(['has-children', 'living-together', 'none']);
});
