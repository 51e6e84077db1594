import { expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

const read = (status: string, kids: string, gender = 'F') =>
  convertSheet([{ Gender: gender, 'Mar. Status': status, Kids: kids }]).facts.children;

it.each([
  ['Divorced', 'Nil', 'none'],
  ['Widow', 'No', 'none'],
  ['Divorcee', '-', 'none'],
  ['2nd marriage', 'Nil', 'none'],
  ['Divorced', 'NA', undefined],
  ['Unmarried', 'Nil', undefined],
  ['Divorced', '0', 'none'],
  ['Divorced', '2', '2'],
  ['Divorced', '1 son with her', 'living-together'],
  ['Divorced', '1 son with ex husband', 'living-apart'],
  ['Divorced', '1 girl with me', 'living-together'],
])('%s with %s', (status, kids, children) => {
  expect(read(status, kids)).toBe(children);
});

it('"with her" of a man is asked about', () => {
  expect(read('Divorced', '1 son with her', 'M')).toBe('1 son with her');
});
