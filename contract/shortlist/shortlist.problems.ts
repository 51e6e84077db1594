/** Refusals of the shortlist feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const shortlistProblems = {
  shortlist_full: 409,
} as const;
