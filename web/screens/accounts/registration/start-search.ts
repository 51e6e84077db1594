/** The fields of the short form on the landing page, as the address of the registration has them. */
export type StartSearch = Partial<Record<(typeof startFields)[number], string | number>>;
const startFields = ['profile_for', 'age_from', 'age_to', 'community'] as const;

/** Reads the search of `/registration`; anything unknown is left out. */
export function readStartSearch(search: Record<string, unknown>): StartSearch {
  const known = startFields.flatMap((field) => {
    const value = search[field];
    return typeof value === 'string' || typeof value === 'number' ? [[field, value] as const] : [];
  });
  return Object.fromEntries(known);
}
