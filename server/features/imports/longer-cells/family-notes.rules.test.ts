import { expect, it } from 'vitest';
import { readFamilyNotes } from './family-notes.rules.ts';

it.each([
  ['Joint family, orthodox', { family_type: 'joint', family_values: 'orthodox' }],
  [
    'Upper middle class, traditional family',
    { financial_status: 'upper middle', family_values: 'traditional' },
  ],
  ['Rich family, needs same status', { financial_status: 'affluent' }],
  ['Lower middle class family. Father sick', { financial_status: 'lower middle' }],
  ['Modern outlook, liberal family', { family_values: 'liberal' }],
  ['Looking for well settled boy of middle class', {}],
  ['High class business family, sanskari', { financial_status: 'affluent', family_values: 'traditional' }],
  ['Jt fly', { family_type: 'joint' }],
  ['Not orthodox', {}],
  ['Photo awaited', {}],
])('%s', (text, facts) => {
  expect(readFamilyNotes(text)).toEqual(facts);
});
