import { describe, expect, it } from 'vitest';
import { readTitleGender, splitName } from './titles-of-names.rules.ts';

describe('the gender by a name', () => {
  it.each([
    ['Mr. Arun Kumar', 'Male'],
    ['Chi. Ramesh', 'Male'],
    ['Chi. Sow. Lakshmi', 'Female'],
    ['Dr. Kum. Anu', 'Female'],
    ['Selvi R. Meena', 'Female'],
    ['Sri. Venkatesh', 'Male'],
    ['Kumari Asha', 'Female'],
    ['Thiru Murugan', 'Male'],
    ['Sri Lakshmi', null],
    ['Harpreet Kaur', 'Female'],
    ['Rameshbhai Patel', 'Male'],
    ['Md Salim', 'Male'],
    ['Anu D/o Jose', 'Female'],
    ['Kiran (Boy)', 'Male'],
    ['Kiran', null],
  ])('%s: %s', (name, gender) => {
    expect(readTitleGender(name)).toBe(gender);
  });
});

describe('a whole name', () => {
  it.each([
    ['Asha Mathew', 'Asha', 'Mathew'],
    ['Dr. Asha Mary Mathew', 'Asha Mary', 'Mathew'],
    ['Mathew, Asha', 'Asha', 'Mathew'],
    ['Asha', 'Asha', ''],
    ['Asha K', 'Asha', 'K'],
    ['Nikhil V S', 'Nikhil', 'V S'],
    ['Nikhil V.S.', 'Nikhil', 'V.S.'],
    ['Asha Mary K. P.', 'Asha Mary', 'K. P.'],
    ['asha k p', 'asha', 'k p'],
    ['Athira R Nair', 'Athira R', 'Nair'],
    ['K P Asha', 'K P', 'Asha'],
    ['Chi. Sow. Asha Rao', 'Asha', 'Rao'],
    ['Sri Lakshmi', 'Sri', 'Lakshmi'],
    ['Major Singh', 'Major', 'Singh'],
    ['Maj. Arun Nair', 'Arun', 'Nair'],
    ['Asha K D/o Mathew', 'Asha', 'K'],
  ])('%s is %s and %s', (text, first, last) => {
    expect(splitName(text)).toEqual({ first, last });
  });
});
