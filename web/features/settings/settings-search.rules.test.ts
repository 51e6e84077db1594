import { expect, it } from 'vitest';
import { readSettingsSearch } from './settings-search.rules.ts';
import { sectionsFor } from './settings-sections.data.ts';

it('the address names a section that there is', () => {
  expect(readSettingsSearch({ section: 'blocked' })).toEqual({ section: 'blocked' });
  expect(readSettingsSearch({ section: 'elsewhere' })).toEqual({});
  expect(readSettingsSearch({ section: ['blocked'] })).toEqual({});
  expect(readSettingsSearch({})).toEqual({});
});

it('an administrator has no profile to hide, and signs out elsewhere all the same', () => {
  expect(sectionsFor({ isAdministrator: true }).map(({ name }) => name)).toEqual(['sessions']);
  expect(sectionsFor({ isAdministrator: false })).toHaveLength(7);
});
