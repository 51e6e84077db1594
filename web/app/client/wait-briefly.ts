/** A slow answer delays a page no longer than this. */
const longestMilliseconds = 1000;

/** Resolves when an answer is there or has failed, or when it takes too long: what a page waits for so that nothing on it moves later. */
export async function waitBriefly(answer: Promise<unknown>): Promise<void> {
  const isOver = answer.then(
    () => undefined,
    () => undefined,
  );
  const isLate = new Promise<void>((resolve) => {
    setTimeout(resolve, longestMilliseconds);
  });
  await Promise.race([isOver, isLate]);
}
