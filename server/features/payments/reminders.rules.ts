/** How many calendar days before the end a member is reminded. */
const distances = [0, 1, 7] as const;
export type Distance = (typeof distances)[number];

/** The longest time before an end at which a reminder is due: a day more, because days are those of the calendar. */
export const longestMs = 8 * 24 * 60 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** The whole days from one calendar day `YYYY-MM-DD` to another one. */
export function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / dayMs;
}

/** The reminder that is due so many days before the end. One that was missed, for example by a pause of the server, is made up for. */
export function dueReminder(daysLeft: number): Distance | null {
  return distances.find((distance) => daysLeft <= distance) ?? null;
}

const hourMs = 60 * 60_000;

/** Mails arrive by day: from 9 to 20 o'clock of the site. */
export function mayRemind({ dayStartsAt, now }: { dayStartsAt: Date; now: Date }): boolean {
  const hours = (now.getTime() - dayStartsAt.getTime()) / hourMs;
  return hours >= 9 && hours < 20;
}
