import { describe, expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';
import { decideWords, type Decision } from '../words/words.rules.ts';

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
  ['Divorced', '2', 'has-children'],
  ['Divorced', '1 son with her', 'living-together'],
  ['Divorced', '1 son with ex husband', 'living-apart'],
  ['Divorced', '1 girl with me', 'living-together'],
])('%s with %s', (status, kids, children) => {
  expect(read(status, kids)).toBe(children);
});

it('"with her" of a man is asked about', () => {
  expect(read('Divorced', '1 son with her', 'M')).toBe('1 son with her');
});

describe('children beside the marital status', () => {
  it.each([
    ['Div. (1 child)', 'divorced', '1 child'],
    ['Widow, 2 kids', 'widowed', '2 kids'],
    ['Divorcee with one son', 'divorced', 'one son'],
    ['W, 1 child', 'widowed', '1 child'],
    ['Divorced (1 girl 1 boy)', 'divorced', '1 girl 1 boy'],
    ['Div w/ kids (5 yrs)', 'divorced', 'kids'],
  ])('of %s are there, and a note says what else', (text, status, children) => {
    const { facts, words, remarks } = convertSheet([{ 'Marital status': text }]);
    expect([facts.maritalStatus, facts.children, words]).toEqual([status, 'has-children', []]);
    expect(remarks).toContainEqual({ field: 'children', key: 'row.no_field', as: children });
  });

  it('of another word are asked about', () => {
    const { words } = convertSheet([{ 'Marital status': 'Divorced, 1 child abroad' }]);
    expect(words.map(({ field, word }) => [field, word])).toEqual([['children', '1 child abroad']]);
  });

  it('are what was decided about them', () => {
    const decided: Decision = {
      field: 'children',
      word: '1 child',
      parent: null,
      means: { value: 'Living together' },
    };
    const { facts } = convertSheet([{ 'Marital status': 'Div. (1 child)' }], (mapping) =>
      decideWords(mapping, [decided]),
    );
    expect(facts.children).toBe('living-together');
  });

  it('are none where the cell says so', () => {
    expect(convertSheet([{ 'Marital status': 'Divorced, no issues' }]).facts).toMatchObject({
      maritalStatus: 'divorced',
      children: 'none',
    });
  });

  it('are left to their own column', () => {
    const { facts, words } = convertSheet([
      { 'Marital status': 'Div. (1 child)', Children: 'Living with me' },
    ]);
    expect([facts.maritalStatus, facts.children, words]).toEqual(['divorced', 'living-together', []]);
  });
});
