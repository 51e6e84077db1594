// Loaded with the routes, so this imports neither queries nor the contract.

/** The sections of the site settings with fields, in their order. */
export const siteSections = [
  'brand',
  'contacts',
  'grievance',
  'region',
  'plans',
  'receipts',
  'limits',
  'ages',
  'review',
  'privacy',
  'security',
] as const;
export type SiteSection = (typeof siteSections)[number];

/** The legal pages are a section of their own, with versions instead of fields. */
export const openSections = [...siteSections, 'pages'] as const;
type OpenSection = (typeof openSections)[number];

export type SiteSearch = { section?: OpenSection };

/** Reads `?section=limits`, without an unknown section. */
export function readSiteSearch(raw: Record<string, unknown>): SiteSearch {
  const section = openSections.find((name) => name === raw['section']);
  return section === undefined ? {} : { section };
}
