/** Refusals of the contacts feature, with their HTTP status. Their sentences stand in the catalogue as `problem.<code>`. */
export const contactsProblems = {
  /** The partner shows contact details to those alone whose interest was accepted. */
  contact_needs_interest: 403,
  /** The partner shows contact details to nobody. */
  contact_private: 403,
  contact_limit_reached: 429,
} as const;
