/** The bell shows so many notices, the latest ones. */
export const mostShown = 50;

/** Old news is none: notices are forgotten after so many days. */
const keptDays = 90;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Notices of before then are forgotten. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - keptDays * dayMilliseconds);
}
