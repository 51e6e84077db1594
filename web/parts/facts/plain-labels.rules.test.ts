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
