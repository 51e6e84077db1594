/** To the previous photo or the next one, in the direction of reading. */
export type Step = -1 | 1;

/** A shorter movement, in pixels, is a tap. */
const shortestSwipe = 40;

/** Returns the index after a step; the photo after the last is the first. */
export function stepTo(index: number, { step, count }: { step: Step; count: number }): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** Returns the step of an arrow key: the key in the direction of reading leads to the next photo. */
export function stepOfKey(key: string, isRightToLeft: boolean): Step | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
}

/** Returns the step of a swipe, which pushes the photo away; undefined for a tap or a vertical movement. */
export function stepOfSwipe(
  { across, down }: { across: number; down: number },
  isRightToLeft: boolean,
): Step | undefined {
  if (Math.abs(across) < shortestSwipe || Math.abs(across) < Math.abs(down)) return undefined;
  return across > 0 === isRightToLeft ? 1 : -1;
}
