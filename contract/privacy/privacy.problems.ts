/** Refusals of the privacy feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const privacyProblems = {
  export_running: 409,
  /** The last export was requested less than a day ago. */
  export_too_soon: 429,
  export_not_ready: 404,
  /** Neither the password nor a code proves that the caller owns the account. */
  not_proved: 403,
  no_deletion: 409,
  /** The member or an administrator has requested the erasure already. */
  erasure_pending: 409,
  no_erasure: 409,
  /** The same administrator cannot request and confirm an erasure. */
  second_administrator_needed: 409,
} as const;
