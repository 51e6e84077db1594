import { isSectionName, type SectionName } from '#web/sections/profile-sections.data.ts';

/** What stands in the address: the open section, and with a link to one field its documented name. */
export type ProfileSearch = { section?: SectionName; field?: string };

/** Reads the address; what it does not know is left out. */
export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const { section, field } = search;
  if (!isSectionName(section)) return {};
  return typeof field === 'string' && /^(?:u|pp)_[a-z_]{1,40}$/.test(field)
    ? { section, field }
    : { section };
}
