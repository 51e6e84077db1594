/** Refusals of success stories, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const storiesProblems = {
  /** A story about one of the two waits or is approved. */
  story_exists: 409,
  /** Too many stories came from the network, or about one of the two. */
  too_many_stories: 429,
  /** A person of the couple objects, so it can't be approved. */
  story_objected: 409,
  /** One of the two has not agreed within the last 90 days, and the call has no record of how they did. */
  story_not_agreed: 409,
  /** The bride or the groom had not reached the legal age on the day of the wedding. */
  story_below_age: 409,
  /** Another administrator changed the story, or the order, since the caller saw it. */
  story_changed: 409,
} as const;
