/** Refusals of the partners feature, with their HTTP status. Their sentences stand in the catalogue as `problem.<code>`. */
export const partnersProblems = {
  partner_not_found: 404,
} as const;
