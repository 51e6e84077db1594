/** Refusals of the partners feature, with their HTTP status. Their sentences stand in the catalogue as `problem.<code>`. */
export const partnersProblems = {
  partner_not_found: 404,
  /** They may not see the caller in turn: nobody is turned to by somebody of whom they cannot know. */
  partner_not_reachable: 403,
} as const;
