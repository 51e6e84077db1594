/** Refusals of what administrators do for members, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const membersProblems = {
  already_verified: 409,
  registration_unfinished: 409,
  no_second_factor: 409,
  /** The corrected address or number belongs to another account. */
  contact_taken: 409,
  /** The corrected address or number is the present one. */
  contact_unchanged: 409,
  /** The corrected gender and date of birth are the present ones. */
  person_unchanged: 409,
  /** The selection of a batch has another size than in its preview. */
  selection_changed: 409,
  selection_empty: 409,
  batch_running: 409,
  /** The ten minutes are over, or the action cannot be undone. */
  batch_final: 409,
} as const;
