/** Refusals of the partners feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const partnersProblems = {
  partner_not_found: 404,
  /** The partner may not see the caller, and would hear from a member who is invisible to them. */
  partner_not_reachable: 403,
} as const;
