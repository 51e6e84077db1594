import { expect, it } from 'vitest';
import { readSettingsSearch, sectionsFor } from './settings-sections.rules.ts';

it('the address names an existing section', () => {
  expect(readSettingsSearch({ section: 'blocked' })).toEqual({ section: 'blocked' });
  expect(readSettingsSearch({ section: 'elsewhere' })).toEqual({});
  expect(readSettingsSearch({ section: ['blocked'] })).toEqual({});
  expect(readSettingsSearch({})).toEqual({});
});

it('an administrator has only the sessions, a member every section', () => {
  expect(sectionsFor({ isAdministrator: true })).toEqual(['sessions']);
  expect(sectionsFor({ isAdministrator: false })).toHaveLength(10);
});
