import { describe, expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

/** What is stored of where a person lives and is from, and what is said about it. */
function live(work: string, places: Readonly<Record<string, string>> = {}) {
  return liveBy({ Work: work, ...places });
}

function liveBy(cells: Readonly<Record<string, string>>) {
  const { facts, remarks } = convertSheet([cells]);
  const { country, city, nativePlace } = facts;
  const said = remarks.filter(({ key }) => key === 'row.lives_at_work').map(({ as }) => as);
  return { country, city, nativePlace, said };
}

describe('a person who works abroad', () => {
  it.each([
    'Staff Nurse, Dubai',
    'Nurse UK',
    'Electrician / Kuwait',
    'Gulf - Saudi, Accountant',
    'Accountant in Qatar',
    'Pharmacist, Canada',
  ])('%s: lives there also where the column of the work has the place of the work', (work) => {
    const abroad = live(work, { Address: 'Aluva' });
    expect(abroad).toMatchObject({ nativePlace: 'Aluva', said: [expect.any(String)] });
    for (const header of ['Job & Place', 'Job/Location', 'Occupation & Place of work', 'Job / Company']) {
      expect(liveBy({ [header]: work, Place: 'Aluva' })).toEqual(abroad);
      expect(liveBy({ [header]: work, City: 'Aluva' })).toEqual(abroad);
      expect(liveBy({ [header]: work, District: 'Ernakulam' })).toMatchObject({ country: abroad.country });
    }
    expect(liveBy({ 'Work place': work, Place: 'Aluva' })).toMatchObject({ country: abroad.country });
    expect(liveBy({ 'Job & Place': work, 'Present place': 'Aluva' })).toMatchObject({
      country: 'in',
      said: [],
    });
  });

  it.each([
    ['Nurse NHS UK', 'gb', undefined, 'United Kingdom (UK)'],
    ['Civil Engr Abu Dhabi', 'ae', 'Abu Dhabi', 'Abu Dhabi, United Arab Emirates (UAE)'],
    ['Enginner Canada', 'ca', undefined, 'Canada'],
    ['Accountant Dubai', 'ae', 'Dubai', 'Dubai, United Arab Emirates (UAE)'],
  ])('%s lives there, and the address is the family’s', (work, country, city, as) => {
    expect(live(work, { Address: 'Thrissur, Kerala' })).toEqual({
      country,
      city,
      nativePlace: 'Thrissur',
      said: [as],
    });
    expect(live(work, { Address: 'do', 'Native place': 'Aluva' })).toEqual({
      country,
      city,
      nativePlace: 'Aluva',
      said: [as],
    });
    for (const places of [{}, { Address: '-' }, { Address: 'same' }])
      expect(live(work, places)).toMatchObject({ country, city, said: [] });
  });

  it('keeps the native place that the row states', () => {
    expect(live('Accountant Dubai', { Address: 'Kochi', 'Native place': 'Pala' }).nativePlace).toBe('Pala');
    expect(live('Accountant Dubai', { Address: 'Kochi', 'Native place': 'same' }).nativePlace).toBe('Kochi');
  });
});

it.each([
  ['Accountant, returned from Dubai', { Address: 'Kochi' }],
  ['Accountant Dubai', { 'Present place': 'Kochi' }],
  ['Accountant Dubai', { Address: 'Kochi', Country: 'India' }],
  ['Nurse NHS Delhi', { Address: 'Kochi' }],
  ['Accountant, Pune', { Address: 'Kochi' }],
])('%s with %o lives where the row says', (work, places) => {
  expect(live(work, places)).toMatchObject({ country: 'in', city: 'Kochi', said: [] });
});
