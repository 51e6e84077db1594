/** Refusals of the reviews feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const reviewsProblems = {
  /** The account is restricted by a report, or about to be deleted. */
  review_not_open: 403,
  too_many_review_changes: 429,
  /** The member or another administrator changed it since the caller saw it. */
  member_review_changed: 409,
} as const;
