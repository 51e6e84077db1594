import { expect, test } from 'vitest';
import { placesOf, workOf } from './card-facts.rules.ts';

const nowhere = { u_district: null, u_city: null, u_state: null, u_country: null };

test.each([
  [
    { u_district: 'Ernakulam', u_city: 'Kochi', u_state: 'Kerala', u_country: 'India' },
    ['Ernakulam', 'Kerala'],
  ],
  [{ u_city: 'Dubai', u_country: 'United Arab Emirates' }, ['Dubai', 'United Arab Emirates']],
  [{ u_city: 'Singapore', u_country: 'Singapore' }, ['Singapore']],
  [{ u_country: 'India' }, ['India']],
  [{}, []],
])('the place of %j is %j', (place, expected) => {
  expect(placesOf({ ...nowhere, ...place })).toEqual(expected);
});

test('the work is the profession, else its area', () => {
  expect(workOf({ u_working_as: 'Nurse', u_profession_area: 'Health' })).toBe('Nurse');
  expect(workOf({ u_working_as: null, u_profession_area: 'Health' })).toBe('Health');
  expect(workOf({ u_working_as: '', u_profession_area: null })).toBeUndefined();
});
