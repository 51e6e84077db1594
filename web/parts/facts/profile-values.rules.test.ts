import { expect, test } from 'vitest';
import { profileForm } from '#contract/profiles/profile-form.ts';
import { factsBySection, factsOnScreen, formFacts, profileWireNames } from '#contract/profiles/fact-names.ts';
import { profileWire } from '#contract/profiles/profile.wire.ts';
import {
  factOfFormName,
  factOfWireName,
  findErrors,
  listChanges,
  readValues,
  writeForm,
  writePrevious,
} from '#web/parts/facts/profile-values.rules.ts';

const profile = profileWire.parse({
  ...Object.fromEntries(formFacts.map((fact) => [profileWireNames[fact], null])),
  u_id: 7,
  u_profile_pic: null,
  u_profile_for: 'My Self',
  u_gender: 'Female',
  u_firstname: 'Asha',
  u_lastname: 'Mathew',
  u_dob: '1997-03-14',
  u_height: 165,
  u_religion: 'Christian',
  u_community: 'Nadar',
  u_mother_tongue: 'Malayalam',
  u_languages: 'Malayalam,English',
  u_father: 'Thomas Mathew',
  u_no_sisters: 0,
  u_annual_income: 750_000,
  u_income_band: '750000',
  u_private_income: true,
  u_images: [],
  u_photos: [],
});

const seen = readValues(profile);

test('every fact of the form belongs to exactly one section', () => {
  const placed = Object.values(factsBySection).flat();
  expect(placed.toSorted()).toEqual(formFacts.toSorted());
  expect(factsOnScreen.toSorted()).toEqual(formFacts.toSorted());
});

test('a form begins with texts: a missing fact is empty, a zero is “0”', () => {
  expect(seen).toMatchObject({ height: '165', sisters: '0', brothers: '', isIncomePrivate: 'true' });
});

test('only changed facts are sent, and space around a text is no change', () => {
  const values = { ...seen, father: ' Thomas Mathew ', mother: 'Sara', sisters: '' };
  const changed = listChanges(factsBySection.family, { values, seen });
  expect(changed).toEqual(['mother', 'sisters']);
  expect(writeForm(changed, values)).toEqual({ mother: 'Sara', no_of_sisters: '' });
});

test('numbers and yes or no are sent in their types, and a text that is no number for the contract to refuse', () => {
  const changed = ['height', 'sisters', 'isIncomePrivate', 'zip'] as const;
  const values = { ...seen, height: '170', sisters: 'two', isIncomePrivate: 'false', zip: '682001' };
  expect(writeForm(changed, values)).toEqual({
    height: 170,
    no_of_sisters: 'two',
    is_private: false,
    zip: '682001',
  });
  expect(profileForm.safeParse(writeForm(changed, values)).error?.issues[0]?.path).toEqual(['no_of_sisters']);
});

test('changes in another section are not sent', () => {
  const values = { ...seen, diet: 'Veg' };
  expect(listChanges(factsBySection.family, { values, seen })).toEqual([]);
});

test('the seen values are sent as the answer had them', () => {
  expect(writePrevious(['height', 'sisters', 'brothers', 'isIncomePrivate', 'languages'], seen)).toEqual({
    u_height: 165,
    u_no_sisters: 0,
    u_no_brothers: null,
    u_private_income: true,
    u_languages: 'Malayalam,English',
  });
});

test('the contract accepts the values of a form', () => {
  expect(profileForm.safeParse(writeForm(formFacts, seen)).error?.issues ?? []).toEqual([]);
});

test('fields are found by both of their names', () => {
  expect(factOfFormName('no_of_sisters')).toBe('sisters');
  expect(factOfWireName('u_no_sisters')).toBe('sisters');
  expect(factOfWireName(profileWireNames.images)).toBeUndefined();
});

test('errors of the contract are assigned to their facts', () => {
  const values = { ...readValues(profile), religion: 'Hindu', community: '' };
  expect([...findErrors(['religion', 'community'], values).keys()]).toEqual(['community']);
  expect(findErrors(['religion'], values).size).toBe(0);
});
