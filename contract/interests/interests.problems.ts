/** Refusals of the interests feature, with their HTTP status. Their sentences stand in the catalogue as `problem.<code>`. */
export const interestsProblems = {
  /** There is none, it is not the caller's, or the other person cannot be seen. */
  interest_not_found: 404,
  /** It was accepted, declined or taken back already. */
  interest_not_pending: 409,
  /** The sender answers it, or the receiver takes it back. */
  interest_not_yours_to_answer: 409,
  interest_already_sent: 409,
  interest_waiting_for_you: 409,
  interest_declined: 409,
  already_connected: 409,
  interest_limit_reached: 429,
  /** Who is hidden cannot turn to others. */
  profile_hidden: 409,
} as const;
