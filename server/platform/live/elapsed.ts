/** Milliseconds since it was made, by a clock that may be set back: time only goes on. */
export function measureElapsed(now: () => Date): () => number {
  let last = now().getTime();
  let elapsed = 0;
  return () => {
    const instant = now().getTime();
    elapsed += Math.max(0, instant - last);
    last = instant;
    return elapsed;
  };
}
