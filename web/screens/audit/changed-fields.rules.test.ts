import { expect, test } from 'vitest';
import { listChanges, wordsOf, wordsOfValue } from './changed-fields.rules.ts';

test('the fields of both sides are listed once, equal ones left out', () => {
  const before = { status: 'active', role: 'owner', list: [1, 2] };
  const after = { status: 'inactive', list: [1, 2], tasks: 3 };
  expect(listChanges(before, after)).toEqual([
    { name: 'status', before: 'active', after: 'inactive' },
    { name: 'role', before: 'owner', after: undefined },
    { name: 'tasks', before: undefined, after: 3 },
  ]);
  expect(listChanges(null, null)).toEqual([]);
});

test.each([
  ['secondFactorGraceDays', 'Second factor grace days'],
  ['p_contact_limit', 'P contact limit'],
  ['name', 'Name'],
])('%s is read as %s', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

test('a code is written in words, any other value as it is', () => {
  expect(['grievance_officer', 'u_city', 'on', 'help@demo.example', 'Two_Words'].map(wordsOfValue)).toEqual([
    'grievance officer',
    'city',
    'on',
    'help@demo.example',
    'Two_Words',
  ]);
});
