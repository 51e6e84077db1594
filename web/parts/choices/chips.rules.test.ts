import { expect, test } from 'vitest';
import { listChips } from './chips.rules.ts';

const brahmins = ['Brahmin – Iyer', 'Brahmin – Iyengar', 'Brahmin – Other'];
const offered = ['Nair', ...brahmins, 'Patel – Leuva', 'Patel – Other'];
const namesOf = (chosen: readonly string[], all = offered) =>
  listChips(chosen, all).map(({ name, isWhole }) => (isWhole ? `${name} (all)` : name));

test('all parts of a whole are one chip, at the place of the first', () => {
  expect(namesOf(['Nair', ...brahmins, 'Own words'])).toEqual(['Nair', 'Brahmin (all)', 'Own words']);
  expect(listChips(brahmins, offered)).toEqual([{ name: 'Brahmin', isWhole: true, values: brahmins }]);
});

test('some parts, few parts and parts that are not offered have a chip each', () => {
  expect(namesOf(brahmins.slice(1))).toEqual(brahmins.slice(1));
  expect(namesOf(['Patel – Leuva', 'Patel – Other'])).toEqual(['Patel – Leuva', 'Patel – Other']);
  expect(namesOf(['Brahmin – Own', ...brahmins])).toEqual(['Brahmin – Own', 'Brahmin (all)']);
  expect(namesOf(brahmins, [])).toEqual(brahmins);
});
