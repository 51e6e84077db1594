import { expect, test } from 'vitest';
import { preferenceWire } from '#contract/preferences/preference.wire.ts';
import { fillingOf } from './criterion-filter.rules.ts';

const nothing = Object.fromEntries(Object.keys(preferenceWire.shape).map((name) => [name, null]));
const fillingWith = (changes: object) => fillingOf(preferenceWire.parse({ ...nothing, ...changes }));

const both = { pp_religion: 'Christian', pp_diet: 'Veg' };

test('a preference fills in its filters, and its must-haves where they are fewer', () => {
  const filters = { religion: 'Christian', diet: 'Veg' };
  expect(fillingWith({ ...both, pp_must_have: 'religion' })).toEqual({
    filters,
    mustHaves: { religion: 'Christian' },
  });
  expect(fillingWith(both)).toEqual({ filters, mustHaves: {} });
});

test('must-haves that are the whole preference are not offered again', () => {
  expect(fillingWith({ ...both, pp_must_have: 'religion,diet' }).mustHaves).toEqual({});
});

test('a member without a preference fills in nothing', () => {
  expect(fillingOf(undefined)).toEqual({ filters: {}, mustHaves: {} });
});
