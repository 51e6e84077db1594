/** Refusals of the profiles feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const profilesProblems = {
  changed_elsewhere: 409,
} as const;
