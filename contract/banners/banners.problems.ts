/** Refusals of banners, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const bannersProblems = {
  banner_not_found: 404,
  banner_edited: 409,
  too_many_banners: 409,
} as const;
