/** Refusals of the contacts feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const contactsProblems = {
  /** The partner shows contact details only to members with an accepted interest. */
  contact_needs_interest: 403,
  /** The partner shows contact details to no one. */
  contact_private: 403,
  contact_limit_reached: 429,
} as const;
