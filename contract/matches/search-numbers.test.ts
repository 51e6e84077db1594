import { expect, test } from 'vitest';
import { readSearchNumbers } from './search-numbers.ts';

const age = (from: number, to: number | null = from) => ({ age: { from, to }, height: null });
const tall = (from: number, to: number) => ({ age: null, height: { from, to } });
const none = { age: null, height: null };

test.each([
  ['Sunni 25', 'Sunni', age(25)],
  ['25 Sunni', 'Sunni', age(25)],
  ['doctor Hindu 30', 'doctor Hindu', age(30)],
  ['doctor 25-30', 'doctor', age(25, 30)],
  ['25 to 30', '', age(25, 30)],
  ['between 25 and 30', '', age(25, 30)],
  ['doctor 25 – 30 years Hindu', 'doctor Hindu', age(25, 30)],
  ['doctor 30-25', 'doctor', age(25, 30)],
  ['teacher 40+', 'teacher', age(40, null)],
  ['age 25', '', age(25)],
  ['Mehnaz 25yrs', 'Mehnaz', age(25)],
  ["teacher 5'6", 'teacher', tall(167, 168)],
  ["5'6", '', tall(167, 168)],
  ['5’6” teacher', 'teacher', tall(167, 168)],
  ['5 ft 6 in', '', tall(167, 168)],
  ["5'4 to 5'8 nurse", 'nurse', tall(162, 173)],
  ['5.6 ft', '', tall(167, 168)],
  ['6 feet tall', '', tall(182, 184)],
  ['nurse 168 cm', 'nurse', tall(168, 168)],
  ['160-170 cm', '', tall(160, 170)],
  ['nurse 168', 'nurse', tall(168, 168)],
  ['डॉक्टर २५-३०', 'डॉक्टर', age(25, 30)],
  ['nurse १६८', 'nurse', tall(168, 168)],
  ["Nair 28 5'6", 'Nair', { age: { from: 28, to: 28 }, height: { from: 167, to: 168 } }],
  ['25', '25', none],
  ['168', '168', none],
  ['17 Nair', '17 Nair', none],
  ['Nair 71', 'Nair 71', none],
  ['12th Kochi', '12th Kochi', none],
  ['ITM25 Nair', 'ITM25 Nair', none],
  ['North 24 Parganas', 'North 24 Parganas', none],
  ['96 Kuli', '96 Kuli', none],
  ["O'Brien", "O'Brien", none],
  ['700 Latin Catholic', '700 Latin Catholic', none],
])('%s', (text, rest, numbers) => {
  expect(readSearchNumbers(text)).toEqual({ rest, ...numbers });
});
