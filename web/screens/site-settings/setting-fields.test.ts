import { expect, test } from 'vitest';
import * as contractColours from '#contract/site/mulberry.ts';
import { editableKeys, settingNameOf } from '#contract/site/site-settings.fields.ts';
import { mulberry, schemeColors } from '#web/design/tokens.ts';
import { siteSettings } from '#web/locales/en/site-settings.ts';
import { fieldNames, fieldsOf, riskyNames } from './setting-fields.data.ts';
import { readSiteSearch, siteSections } from './site-address.rules.ts';
import { fieldOfError, findErrors, listChanged } from './site-settings.rules.ts';

test('every setting that the command line sets has its field and its words', () => {
  expect(fieldNames.toSorted()).toEqual(editableKeys.map(settingNameOf).toSorted());
  expect(Object.keys(siteSettings.fields).toSorted()).toEqual(fieldNames.toSorted());
  expect(siteSections.flatMap(fieldsOf).toSorted()).toEqual(fieldNames.toSorted());
});

test('every risky setting says what it changes', () => {
  const explained = Object.entries(siteSettings.fields).filter(([, words]) => 'risk' in words);
  expect(riskyNames.toSorted()).toEqual(explained.map(([name]) => name).toSorted());
});

test('other accents are derived from the colours of the product', () => {
  expect(contractColours.mulberry).toEqual(mulberry);
  const { tint, strong } = contractColours.mulberryDarkTints;
  expect([schemeColors.dark['accent-tint'], schemeColors.dark['accent-tint-strong']]).toEqual([tint, strong]);
});

test('a touched field with the value it had is not changed', () => {
  const seen = {
    name: 'Kalyana',
    free_interests: null,
    social_links: [] as { label: string; url: string }[],
  };
  // A part of the settings is enough here.
  const values = seen as unknown as Parameters<typeof listChanged>[0]['seen'];
  const typed = { name: 'Kalyana', free_interests: 0, social_links: [] };
  expect(listChanged({ typed, seen: values })).toEqual(['free_interests']);
});

test('errors are those of the contract', () => {
  const typed = { name: ' ', accent: '#F2B33D', free_interests: '' };
  expect([...findErrors({ typed, names: ['name', 'accent', 'free_interests'] })]).toEqual([
    ['name', 'validation.name'],
    ['accent', 'validation.accent_contrast'],
    ['free_interests', 'validation.number'],
  ]);
  expect(fieldOfError('social_links.0.url')).toBe('social_links');
});

test('the address names a section', () => {
  expect(readSiteSearch({ section: 'limits' })).toEqual({ section: 'limits' });
  expect(readSiteSearch({ section: 'nothing' })).toEqual({});
});
