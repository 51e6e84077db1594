/** Fewer members than this are not named as a number. */
const fewestNamed = 10;

/**
 * A number of members that "over … people" may truly be said of: rounded down to two digits, and below the number
 * itself. Null while there are too few to speak of.
 */
export function roundMembers(count: number): number | null {
  if (count <= fewestNamed) return null;
  const step = Math.max(10, 10 ** (String(count - 1).length - 2));
  return Math.floor((count - 1) / step) * step;
}

/** How much of each of five stars is filled, from 0 to 1, in tenths. */
export function fillStars(rating: number): number[] {
  return [0, 1, 2, 3, 4].map((star) => Math.round(Math.min(1, Math.max(0, rating - star)) * 10) / 10);
}
