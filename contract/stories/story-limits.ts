/**
 * The longest texts of a story, and of the record of how the couple agreed, in characters; the most stories of a page, and how many the
 * landing page shows.
 */
export const storyLimits = {
  story: 4000,
  agreement: 500,
  place: 100,
  search: 100,
  page: 100,
  landing: 12,
} as const;
