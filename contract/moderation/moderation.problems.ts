/** Refusals of the moderation feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const moderationProblems = {
  /** Another moderator has the item open. */
  review_claimed: 409,
  review_decided: 409,
  /** The member changed the item since the moderator opened it. */
  review_changed: 409,
} as const;
