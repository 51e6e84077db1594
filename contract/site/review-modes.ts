/** What other members see before a moderator reviewed it: everything, or nothing new. */
export const reviewModes = ['everything', 'nothing_new'] as const;
export type ReviewMode = (typeof reviewModes)[number];
