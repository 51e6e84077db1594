/** Refusals of the partners feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const partnersProblems = {
  partner_not_found: 404,
  /** The partner may not see the caller, and would hear from a member who is invisible to them. */
  partner_not_reachable: 403,
  /** The caller opened as many profiles of different people as a day allows. */
  too_many_profiles: 429,
  /** The caller was shown as many cards of lists as a day allows. */
  too_many_cards: 429,
  /** The caller looks through profiles faster than people read. */
  too_fast: 429,
} as const;
