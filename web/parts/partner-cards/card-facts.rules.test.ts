import { expect, test } from 'vitest';
import { faithOf, nativePlaceOf, placesOf, workOf } from './card-facts.rules.ts';

const nowhere = { u_district: null, u_city: null, u_state: null, u_country: null };

test.each([
  [{ u_district: 'Ernakulam', u_city: 'Kochi', u_state: 'Kerala', u_country: 'India' }, ['Kochi', 'Kerala']],
  [{ u_district: 'Kottayam', u_state: 'Kerala', u_country: 'India' }, ['Kottayam', 'Kerala']],
  [
    { u_city: 'Houston', u_state: 'Texas', u_country: 'United States' },
    ['Houston', 'Texas', 'United States'],
  ],
  [
    { u_city: 'Dubai', u_state: 'Dubai', u_country: 'United Arab Emirates' },
    ['Dubai', 'United Arab Emirates'],
  ],
  [{ u_city: 'Singapore', u_country: 'Singapore' }, ['Singapore']],
  [{ u_district: 'Other', u_state: 'Other', u_country: 'India' }, ['India']],
  [{}, []],
])('the place of %j is %j', (place, expected) => {
  expect(placesOf({ ...nowhere, ...place })).toEqual(expected);
});

test('the work is the profession, else its area', () => {
  expect(workOf({ u_working_as: 'Nurse', u_profession_area: 'Health' })).toBe('Nurse');
  expect(workOf({ u_working_as: null, u_profession_area: 'Health' })).toBe('Health');
  expect(workOf({ u_working_as: 'Other', u_profession_area: 'Health' })).toBe('Health');
  expect(workOf({ u_working_as: '', u_profession_area: null })).toBeUndefined();
});

test.each([
  ['Mar Thoma', 'Other', 'Christian', 'Mar Thoma'],
  [null, 'Other', 'Christian', 'Christian'],
  [null, 'Goan', 'Christian', 'Goan'],
  [null, 'Patel – Other', 'Hindu', 'Patel'],
  ['Sunni – Other', 'Mappila', 'Muslim', 'Sunni'],
  ['Prefer not to say', 'Nair', 'Hindu', 'Nair'],
  [null, 'Other', 'Other', undefined],
])('of %s, %s and %s a line shows %s', (u_denomination, u_community, u_religion, shown) => {
  expect(faithOf({ u_denomination, u_community, u_religion })).toBe(shown);
});

test.each([
  ['Kottayam', 'Bengaluru', 'Bengaluru Urban', 'Kottayam'],
  ['kochi', 'Kochi', 'Ernakulam', undefined],
  ['Kottayam', 'Pala', 'Kottayam', undefined],
  ['Kottayam', null, null, 'Kottayam'],
  [null, 'Kochi', 'Ernakulam', undefined],
])(
  'of the native place %s and a life in %s, %s a line shows %s',
  (u_native_place, u_city, u_district, shown) => {
    expect(nativePlaceOf({ ...nowhere, u_native_place, u_city, u_district })).toBe(shown);
  },
);
