import { expect, test } from 'vitest';
import { listChoiceRows } from '#server/migrations/choice-lists/list-choice-rows.ts';
import { tonguesOfFaith, usualTongues } from '#web/screens/profile/first-answers/usual-tongue.data.ts';

test('the guessed mother tongues, and what they are guessed from, are in the choice lists', () => {
  const rows = listChoiceRows();
  const codesOf = (...lists: string[]) =>
    new Set(rows.filter(({ list }) => lists.includes(list)).map(({ code }) => code));
  const lost = (codes: Iterable<string>, known: Set<string>) => [...codes].filter((code) => !known.has(code));
  expect(lost(tonguesOfFaith.keys(), codesOf('community', 'denomination'))).toEqual([]);
  expect(lost(Object.keys(usualTongues), codesOf('state'))).toEqual([]);
  const tongues = [...tonguesOfFaith.values(), ...Object.values(usualTongues)];
  expect(lost(tongues, codesOf('mother_tongue'))).toEqual([]);
});
