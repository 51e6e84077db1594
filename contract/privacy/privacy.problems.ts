/** Refusals of the privacy feature, with their HTTP status. Their sentences stand in the catalogue as `problem.<code>`. */
export const privacyProblems = {
  export_running: 409,
  /** Made a short while ago. */
  export_too_soon: 429,
  export_not_ready: 404,
  /** Neither the password nor a code of one's own proves that it is oneself. */
  not_proved: 403,
  no_deletion: 409,
} as const;
