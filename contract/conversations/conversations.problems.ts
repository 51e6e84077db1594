/** Refusals of the conversations feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const conversationsProblems = {
  /** The two have no accepted interest. */
  not_connected: 409,
  /** There is no such message, or it is in no conversation of the caller. */
  message_not_found: 404,
  /** It is not the caller's own, or older than fifteen minutes. */
  message_not_yours: 409,
  take_back_too_late: 409,
  /** All messages of the day are sent. */
  message_limit_reached: 429,
  /** Too many in a minute. */
  too_many_messages: 429,
} as const;
