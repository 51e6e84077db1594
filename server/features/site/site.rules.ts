import { dayIn } from '#contract/fields/dates.ts';

/** The hour of an instant in a time zone, from 0 to 23. */
export function hourIn(timeZone: string, instant: Date): number {
  return Number(
    new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: 'numeric' }).format(instant),
  );
}

/** A calendar day of a time zone: `YYYY-MM-DD`, its first instant, and the first one after it. */
export type Day = { day: string; startsAt: Date; endsAt: Date };

const minuteMs = 60_000;
/** Longer than any calendar day, also when clocks are put back. */
const mostMinutes = 30 * 60;

/**
 * The day around an instant, found by a binary search over the calendar of the zone: a day on which clocks change has its 23
 * or 25 hours, and a day without a midnight begins later. Zones differ by whole minutes.
 */
export function dayAround(timeZone: string, instant: Date): Day {
  const day = dayIn(timeZone, instant);
  const minute = Math.floor(instant.getTime() / minuteMs);
  const firstMinute = (from: number, isReached: (dayThen: string) => boolean): Date => {
    let [before, reached] = [from, from + mostMinutes];
    while (reached - before > 1) {
      const middle = Math.floor((before + reached) / 2);
      if (isReached(dayIn(timeZone, new Date(middle * minuteMs)))) reached = middle;
      else before = middle;
    }
    return new Date(reached * minuteMs);
  };
  return {
    day,
    startsAt: firstMinute(minute - mostMinutes, (dayThen) => dayThen >= day),
    endsAt: firstMinute(minute, (dayThen) => dayThen > day),
  };
}

/** The day around an instant and the days before it, the oldest first: `count` of them. */
export function daysUntil(timeZone: string, { instant, count }: { instant: Date; count: number }): Day[] {
  const days = [dayAround(timeZone, instant)];
  while (days.length < count) {
    const [first] = days;
    if (first === undefined) break;
    days.unshift(dayAround(timeZone, new Date(first.startsAt.getTime() - 1)));
  }
  return days;
}

/** The name of a version after another one: the next number, or the same name with a number. */
export function nextVersion(version: string, taken: ReadonlySet<string>): string {
  const isNumber = /^\d{1,9}$/.test(version);
  const nameOf = (count: number) =>
    isNumber ? String(Number(version) + count) : `${version.slice(0, 30)}-${count + 1}`;
  let count = 1;
  while (taken.has(nameOf(count))) count += 1;
  return nameOf(count);
}
