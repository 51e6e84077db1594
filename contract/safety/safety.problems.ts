/** Refusals of the safety feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const safetyProblems = {
  too_many_reports: 429,
  too_many_blocks: 409,
} as const;
