/** The sections of My Profile, in order. One at a time is open; the address contains its name as `?section=…`. */
export const profileSections = [
  'photos',
  'basic',
  'religion',
  'family',
  'location',
  'career',
  'lifestyle',
  'hobbies',
  'about',
  'partner-basic',
  'partner-location',
  'partner-career',
  'partner-other',
] as const;
export type SectionName = (typeof profileSections)[number];

export function isSectionName(name: unknown): name is SectionName {
  return profileSections.some((section) => section === name);
}

/** What the page gives its sections: which one is open, and how to open or close one. */
export type SectionControl = {
  openSection: SectionName | undefined;
  onToggle: (section: SectionName) => void;
  /** The documented name (`u_…`, `pp_…`) of the field that a link asked for; it opens for editing with the focus there. */
  wantedField?: string | undefined;
  /** Changes with every press on such a link, also when it asks for the same field again. */
  visit?: string | undefined;
};
