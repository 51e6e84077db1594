/** The reasons for a rejection, each with what it fits, in the order of their digits. A moderator may also write own words. */
export const reviewReasons = {
  contact_details: ['profile', 'photo'],
  untrue: ['profile'],
  unclear: ['profile'],
  advertising: ['profile'],
  no_face: ['photo'],
  other_person: ['photo'],
  poor_picture: ['photo'],
  offensive: ['profile', 'photo'],
} as const satisfies Record<string, readonly ('profile' | 'photo')[]>;
export type ReviewReason = keyof typeof reviewReasons;

// The keys of a literal are exactly its names.
export const reviewReasonNames = Object.keys(reviewReasons) as ReviewReason[];

export function isReviewReason(text: string): text is ReviewReason {
  return Object.hasOwn(reviewReasons, text);
}
