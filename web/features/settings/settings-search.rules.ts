import { settingsSections, type SettingsSection } from './settings-sections.data.ts';

export type SettingsSearch = { section?: SettingsSection };

/** Reads `?section=blocked`; what it does not know is left out. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const section = settingsSections.find(({ name }) => name === raw['section']);
  return section === undefined ? {} : { section: section.name };
}
