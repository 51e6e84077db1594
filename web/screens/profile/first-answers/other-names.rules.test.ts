import { expect, test } from 'vitest';
import { otherNamesOf } from './other-names.rules.ts';

test.for([
  ['Bachelor’s – Engineering', ['Engineering', 'Engineering graduate'], ['BE', 'BTech', 'Btec'], 'BE, BTech'],
  ['Staff nurse', ['Nurse', 'Staff nurse govt', 'RN'], [], 'RN'],
  ['PhD', ['Ph.D'], ['Doctor of Philosophy in Literature'], undefined],
  ['10th', [], [], undefined],
] as const)('of “%s” known as %j and %j the list shows %j', ([label, same, more, shown]) => {
  expect(otherNamesOf({ code: 'x', label, parent: null }, new Map([['x', { same, more }]]))).toBe(shown);
});
