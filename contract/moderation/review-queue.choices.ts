// Loaded with the addresses of screens, so this imports nothing.

/** A new profile, the changes of one, or a photo. */
export const reviewKinds = ['new', 'changed', 'photo'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** Which items a list has: those that wait, those that wait with a note, those that were decided. */
export const reviewLists = ['waiting', 'held', 'decided'] as const;
export type ReviewList = (typeof reviewLists)[number];
