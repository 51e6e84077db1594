/** Refusals of the administration feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const administrationProblems = {
  not_a_member: 409,
  job_not_failed: 409,
} as const;
