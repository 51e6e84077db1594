import { expect, it } from 'vitest';
import { listUnreadParts } from './unread-parts.rules.ts';

it.each([
  ['Ht / Wt', ['Wt']],
  ['Height & Weight', ['Weight']],
  ['Height (cm) / Weight (kg)', ['Weight', 'kg']],
  ['Star/Rasi', ['Rasi']],
  ['DOB & Time of birth', ['Time of birth']],
  ['Height / Complexion', ['Complexion']],
  ['DOB / Age', []],
  ['Address & Phone', []],
  ['Height', []],
])('of %s no field has %o', (header, parts) => {
  expect(listUnreadParts(header, [])).toEqual(parts);
});

it('a weight that the cells alone say is named, too', () => {
  expect(listUnreadParts('Height', [`5'4" / 55 kg`])).toEqual(['kg']);
  expect(listUnreadParts('About', ['55 kg'])).toEqual([]);
});
