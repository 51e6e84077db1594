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

/** The sections of the settings, in their order; the name stands in the address. */
export const settingsSections = [
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

/** What an administrator, who has no profile, can set. */
const administratorSections = new Set<SettingsSection>(['sessions']);

/** The sections of somebody's settings. */
export function sectionsFor({ isAdministrator }: { isAdministrator: boolean }): readonly SettingsEntry[] {
  return isAdministrator
    ? settingsSections.filter(({ name }) => administratorSections.has(name))
    : settingsSections;
}
