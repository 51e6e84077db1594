import {
  IconBell,
  IconDeviceMobile,
  IconDoorExit,
  IconFileZip,
  IconHandStop,
  IconLanguage,
  IconLock,
  type Icon,
} from '@tabler/icons-react';

/** The sections of the settings, in their order. The address names the open one. */
const settingsSections = [
  { name: 'privacy', icon: IconLock },
  { name: 'notifications', icon: IconBell },
  { name: 'language', icon: IconLanguage },
  { name: 'sessions', icon: IconDeviceMobile },
  { name: 'blocked', icon: IconHandStop },
  { name: 'data', icon: IconFileZip },
  { name: 'leaving', icon: IconDoorExit },
] as const satisfies readonly { name: string; icon: Icon }[];

export type SettingsEntry = (typeof settingsSections)[number];
export type SettingsSection = SettingsEntry['name'];

/** An administrator has no profile, and only these sections. */
const administratorSections = new Set<SettingsSection>(['sessions']);

/** Returns the sections of an administrator or of a member. */
export function sectionsFor({ isAdministrator }: { isAdministrator: boolean }): readonly SettingsEntry[] {
  return isAdministrator
    ? settingsSections.filter(({ name }) => administratorSections.has(name))
    : settingsSections;
}

export type SettingsSearch = { section?: SettingsSection };

/** Reads `?section=blocked`, without an unknown section. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const section = settingsSections.find(({ name }) => name === raw['section']);
  return section === undefined ? {} : { section: section.name };
}
