import { factRules, factsOnScreen, profileWireNames } from '#contract/profiles/fact-names.ts';
import { profileSections, type SectionName } from '#web/parts/sections/profile-sections.data.ts';

const sectionOfField = new Map<string, SectionName>([
  ['u_profile_pic', 'photos'],
  ['u_images', 'photos'],
  ...factsOnScreen.map((fact) => [profileWireNames[fact], factRules[fact].section] as const),
]);

/** How many more members would see the profile with a field; with `has_more`, at least so many. */
export type Reach = { field: string; count: number; has_more: boolean };

/** A field that is not filled, with the section that asks for it, and what it would bring. */
export type MissingField = { field: string; section: SectionName; reach?: Reach | undefined };

/**
 * The missing fields: those that bring most first, then in the order of the sections. Fields that no section asks for are left out, and so are
 * the criteria of the preference: one that does not matter is left blank.
 */
export function listMissing(wireNames: readonly string[], reaches: readonly Reach[] = []): MissingField[] {
  const missing = new Set(wireNames);
  return [...sectionOfField]
    .filter(([field]) => missing.has(field))
    .map(([field, section]) => ({ field, section, reach: reaches.find((reach) => reach.field === field) }))
    .toSorted((one, other) => countOf(other) - countOf(one) || placeOf(one) - placeOf(other));
}

const countOf = ({ reach }: MissingField) => reach?.count ?? 0;

function placeOf({ section }: MissingField): number {
  return profileSections.indexOf(section);
}

/** The next missing field after a section: the first one of a later section, else of any other section. */
export function findNextMissing(
  section: SectionName,
  wireNames: readonly string[],
): MissingField | undefined {
  const others = listMissing(wireNames).filter((missing) => missing.section !== section);
  const place = profileSections.indexOf(section);
  return others.find((missing) => placeOf(missing) > place) ?? others[0];
}
