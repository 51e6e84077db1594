/** Refusals of the administrators feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const administratorsProblems = {
  not_yourself: 409,
  last_owner: 409,
} as const;
