/** Refusals of the interests feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const interestsProblems = {
  /** There is no such interest, it is not the caller's, or its other member is invisible to the caller. */
  interest_not_found: 404,
  /** It was accepted, declined or cancelled before. */
  interest_not_pending: 409,
  /** The sender accepts or declines it, or the receiver cancels it. */
  interest_not_yours_to_answer: 409,
  interest_already_sent: 409,
  interest_waiting_for_you: 409,
  interest_declined: 409,
  already_connected: 409,
  interest_limit_reached: 429,
  /** A hidden member cannot contact others. */
  profile_hidden: 409,
  profile_in_review: 409,
} as const;
