/** Refusals of the safety feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const safetyProblems = {
  too_many_reports: 429,
  too_many_blocks: 409,
  too_many_complaints: 429,
  report_decided: 409,
  report_open: 409,
  report_without_member: 409,
  nothing_to_lift: 409,
} as const;
