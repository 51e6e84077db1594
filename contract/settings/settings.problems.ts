/** Refusals of the settings feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const settingsProblems = {
  /** An account that is about to be deleted stays hidden. */
  deletion_pending: 409,
} as const;
