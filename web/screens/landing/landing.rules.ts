/** Fewer members than this are not named as a number. */
const fewestNamed = 10;

/**
 * The number in "over … people": rounded down to two digits, and below the count itself. Null while there are too few.
 */
export function roundMembers(count: number): number | null {
  if (count <= fewestNamed) return null;
  const step = Math.max(10, 10 ** (String(count - 1).length - 2));
  return Math.floor((count - 1) / step) * step;
}
