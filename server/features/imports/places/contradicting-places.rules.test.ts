import { expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

const read = (city: string, state: string, others: Record<string, string> = {}) => {
  const { facts, remarks } = convertSheet([{ 'Present place': city, State: state, ...others }]);
  const said = remarks.filter(({ key }) => key === 'row.place_of_city').map(({ as }) => as);
  return [facts.state, facts.country, ...said];
};

it.each([
  ['Bengaluru', 'Kerala', ['in-karnataka', 'in', 'Bengaluru, Karnataka']],
  ["B'lore", 'AP', ['in-karnataka', 'in', 'Bengaluru, Karnataka']],
  ['Chennai', 'Gujarat', ['in-tamil-nadu', 'in', 'Chennai, Tamil Nadu']],
  ['Chandigarh', 'Punjab', ['in-chandigarh', 'in', 'Chandigarh']],
  ['Chennai', 'TN', ['in-tamil-nadu', 'in']],
  // A name that towns of several states have is the one in the stated state.
  ['Hamirpur', 'HP', ['in-himachal-pradesh', 'in']],
  ['Rampur', 'Himachal Pradesh', ['in-himachal-pradesh', 'in']],
])('%s beside %s', (city, state, expected) => {
  expect(read(city, state)).toEqual(expected);
});

it('a state of India beside a place abroad is where the family is from', () => {
  const { facts, remarks, words } = convertSheet([{ 'Present place': 'Germany', State: 'Kerala' }]);
  expect([facts.country, facts.state, facts.nativePlace]).toEqual(['de', undefined, 'Kerala']);
  expect([words, remarks.map(({ key }) => key)]).toEqual([[], ['row.place_of_city']]);
});

it('a state abroad stays, and the state of the native place needs no note', () => {
  expect(convertSheet([{ 'Present place': 'Houston, USA', State: 'Texas' }]).facts.state).toBe('Texas');
  expect(read('Pune', 'Kerala', { 'Native place': 'Thrissur' })).toEqual(['in-maharashtra', 'in']);
});

it('a place before the one where somebody lives now is the native one', () => {
  const { facts } = convertSheet([{ Place: 'Guntur, settled in Hyd' }]);
  expect([facts.nativePlace, facts.city]).toEqual(['Guntur', 'Hyderabad']);
});
