/**
 * Waits until nothing on the page moves, because a fading element has another contrast. A dialog starts to fade in some frames
 * after it is added, so several frames in a row have to be still. Endless animations are ignored. Runs in the page, so it uses
 * nothing from outside itself.
 */
export async function waitForStillness(): Promise<void> {
  const stillFrames = 4;
  for (let still = 0; still < stillFrames; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // React renders the changes of this frame first.
    await new Promise((resolve) => setTimeout(resolve));
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (moving.length > 0) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}
