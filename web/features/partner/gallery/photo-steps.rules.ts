/** To the photo before or the one after, as people read. */
export type Step = -1 | 1;

/** A finger that moves less than this many pixels taps. */
const shortestSwipe = 40;

/** The photo after the last is the first. */
export function stepTo(index: number, { step, count }: { step: Step; count: number }): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** The step that an arrow key asks for: towards where reading goes on is the next photo. */
export function stepOfKey(key: string, isRightToLeft: boolean): Step | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
}

/** The step of a finger that moved so far: a photo is pushed out of the way. Up and down it scrolls the page. */
export function stepOfSwipe(
  { across, down }: { across: number; down: number },
  isRightToLeft: boolean,
): Step | undefined {
  if (Math.abs(across) < shortestSwipe || Math.abs(across) < Math.abs(down)) return undefined;
  return across > 0 === isRightToLeft ? 1 : -1;
}
