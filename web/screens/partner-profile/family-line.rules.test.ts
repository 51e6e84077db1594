import { expect, test } from 'vitest';
import { familyPartsOf } from './family-line.rules.ts';

const unstated = { u_family_type: null, u_no_brothers: null, u_no_sisters: null };

test.each([
  [{}, []],
  [{ u_family_type: 'Other' }, []],
  [
    { u_family_type: 'Nuclear', u_no_brothers: 0, u_no_sisters: 1 },
    [
      { kind: 'familyType', type: 'Nuclear' },
      { kind: 'sisters', count: 1 },
    ],
  ],
  [
    { u_no_brothers: 2, u_no_sisters: 3 },
    [
      { kind: 'brothers', count: 2 },
      { kind: 'sisters', count: 3 },
    ],
  ],
  [{ u_no_brothers: 0, u_no_sisters: 0 }, [{ kind: 'onlyChild' }]],
  [{ u_no_brothers: 0 }, []],
])('the line about the family %j says %j', (family, expected) => {
  expect(familyPartsOf({ ...unstated, ...family })).toEqual(expected);
});
