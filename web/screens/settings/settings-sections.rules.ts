/** The sections of the settings, in their order. The address names the open one. */
const settingsSections = [
  'privacy',
  'notifications',
  'language',
  'contacts',
  'security',
  'sessions',
  'blocked',
  'review',
  'data',
  'leaving',
] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** An administrator has no profile, and only these sections. */
const administratorSections = new Set<SettingsSection>(['sessions']);

/** Returns the sections of an administrator or of a member. */
export function sectionsFor({ isAdministrator }: { isAdministrator: boolean }): readonly SettingsSection[] {
  return isAdministrator
    ? settingsSections.filter((name) => administratorSections.has(name))
    : settingsSections;
}

export type SettingsSearch = { section?: SettingsSection };

/** Reads `?section=blocked`, without an unknown section. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const section = settingsSections.find((name) => name === raw['section']);
  return section === undefined ? {} : { section };
}
