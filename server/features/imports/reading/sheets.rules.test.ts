import { expect, it } from 'vitest';
import { findDelimiter } from './sheets.rules.ts';

it.each([
  ['Name,Sex\nAsha,F\n', ','],
  ['Noor Rishtey Bureau, Hyderabad\nName;Sex;Salary\nAsma;F;\nSaba;F;$1,000\n', ';'],
  ['List of brides\nName\tSex\nAsha\tF\n', '\t'],
  ['"A; B; C",Sex\n"D; E; F",F\n', ','],
  ['Name\nAsha\n', ','],
])('what separates cells is found below the titles: %j', (text, sign) => {
  expect(findDelimiter(text)).toBe(sign);
});
