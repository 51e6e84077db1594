import { expect, test } from 'vitest';
import { writeNameQuery } from './name-query.rules.ts';

test.each([
  ['Ann Math', 'ann:* & math:*'],
  ['D’Souza', 'd:* & souza:*'],
  ['José', 'jose:*'],
  ["' | 'zub':*", 'zub:*'],
  ['प्रिया 2', 'प्रिया:* & 2:*'],
  ['!&| (', null],
])('%s is searched for as %s', (search, query) => {
  expect(writeNameQuery(search)).toBe(query);
});
