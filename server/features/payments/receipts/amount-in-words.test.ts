import { expect, test } from 'vitest';
import { sayAmount } from './amount-in-words.rules.ts';

test.each([
  [0, 'Rupees zero only'],
  [50, 'Paise fifty only'],
  [1_500_00, 'Rupees one thousand five hundred only'],
  [5_000_01, 'Rupees five thousand and paise one only'],
  [1_50_000_00, 'Rupees one lakh fifty thousand only'],
  [
    99_99_999_99,
    'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and paise ninety-nine only',
  ],
  [2_01_00_013_00, 'Rupees two crore one lakh thirteen only'],
  [
    20_15_05_21_470_00,
    'Rupees two thousand fifteen crore five lakh twenty-one thousand four hundred seventy only',
  ],
])('%i paise', (paise, words) => {
  expect(sayAmount(paise)).toBe(words);
});
