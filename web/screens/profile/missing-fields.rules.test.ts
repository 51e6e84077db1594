import { expect, test } from 'vitest';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { profileWireNames } from '#contract/profiles/fact-names.ts';
import { findNextMissing, listMissing } from './missing-fields.rules.ts';

test('missing facts have their section, in the order of the page', () => {
  expect(listMissing(['u_about', 'u_images', 'u_gotra'])).toEqual([
    { field: 'u_images', section: 'photos' },
    { field: 'u_gotra', section: 'religion' },
    { field: 'u_about', section: 'about' },
  ]);
});

test('what brings most comes first, and says how much', () => {
  const diet = { field: 'u_diet', count: 12, has_more: false };
  const height = { field: 'u_height', count: 30, has_more: true };
  const listed = listMissing(['u_height', 'u_gotra', 'u_diet'], [diet, height]);
  expect(listed.map(({ field, reach }) => [field, reach])).toEqual([
    ['u_height', height],
    ['u_diet', diet],
    ['u_gotra', undefined],
  ]);
});

test('every fact of the completion has a section', () => {
  const { accountId: _id, photos: _details, ...profile } = profileWireNames;
  const fields: string[] = Object.values(profile);
  expect(listMissing(fields)).toHaveLength(fields.length);
});

test('a wish that is left blank is not missing, neither in the list nor as the next fact', () => {
  const wishes = Object.values(preferenceWireNames);
  expect(listMissing(wishes)).toEqual([]);
  expect(findNextMissing('about', [...wishes, 'u_diet'])?.field).toBe('u_diet');
  expect(findNextMissing('about', wishes)).toBeUndefined();
});

test('facts without a section are left out', () => {
  expect(listMissing(['u_id', 'u_shoe_size'])).toEqual([]);
});

test('the next missing fact is below the section, or at the top after the last one', () => {
  const missing = ['u_images', 'u_father', 'u_mother', 'u_diet'];
  expect(findNextMissing('family', missing)?.field).toBe('u_diet');
  expect(findNextMissing('lifestyle', missing)?.field).toBe('u_images');
  expect(findNextMissing('lifestyle', ['u_diet'])).toBeUndefined();
});
