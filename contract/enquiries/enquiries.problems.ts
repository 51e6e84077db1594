/** Refusals of the enquiries feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const enquiriesProblems = {
  enquiry_changed: 409,
  reply_not_failed: 409,
} as const;
