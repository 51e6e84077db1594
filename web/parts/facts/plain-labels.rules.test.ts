import { expect, it } from 'vitest';
import { plainLabelsOf } from './plain-labels.rules.ts';

it.each([
  [['Sunni – Other'], ['Sunni']],
  [
    ['Sunni – Hanafi', 'Sunni – Other', 'Mar Thoma'],
    ['Sunni – Hanafi', 'Sunni', 'Mar Thoma'],
  ],
  [['Sunni – Hanafi', 'Sunni – Shafi', 'Sunni – Other'], ['Sunni']],
  [
    ['Sunni – Hanafi', 'Sunni – Shafi', 'Sunni – Maliki'],
    ['Sunni – Hanafi', 'Sunni – Shafi', 'Sunni – Maliki'],
  ],
])('the set %o reads %o', (labels, read) => {
  expect(plainLabelsOf(labels, 2)).toEqual(read);
});

it('names a list of thousands of groups at once', () => {
  const groups = Array.from({ length: 100 }, (_, group) => `Group ${group}`);
  const labels = groups.flatMap((group) => [
    `${group} – Other`,
    ...Array.from({ length: 19 }, (_, part) => `${group} – ${part}`),
  ]);
  const begin = performance.now();
  expect(plainLabelsOf(labels, 3)).toEqual(groups);
  // Cards name such sets again and again; comparing each label with each other takes many seconds.
  expect(performance.now() - begin).toBeLessThan(500);
});
