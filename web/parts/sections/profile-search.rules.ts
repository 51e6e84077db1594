import { isSectionName, type SectionName } from './profile-sections.data.ts';

/** What the address contains: the open section, and after a link to one field its documented name. */
export type ProfileSearch = { section?: SectionName; field?: string };

/** Reads the address; leaves out what is unknown. */
export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const { section, field } = search;
  if (!isSectionName(section)) return {};
  return typeof field === 'string' && /^(?:u|pp)_[a-z_]{1,40}$/.test(field)
    ? { section, field }
    : { section };
}
