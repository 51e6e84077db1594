import type { ComparedDirection } from '#contract/partners/partner.wire.ts';

/** Whose wishes are held against the other: those of the partner, or of the viewer. */
export const sides = ['theirs', 'mine'] as const;
export type Side = (typeof sides)[number];

/** How many of the stated criteria cannot be said, because the fact is not told. */
export function countUntold({ criteria }: ComparedDirection): number {
  return criteria.filter(({ verdict }) => verdict === 'unknown').length;
}
