type RelativeUnit = 'sec' | 'min' | 'hour' | 'day' | 'week' | 'month' | 'year';
type RelativeTime = { unit: RelativeUnit; count: number };

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
export const days = 24 * hours;

/** Each unit is used until the next one begins: days under 7, weeks under 4, months of 30 days under 12, then years. */
const units: readonly { unit: RelativeUnit; length: number; until: number }[] = [
  { unit: 'sec', length: seconds, until: minutes },
  { unit: 'min', length: minutes, until: hours },
  { unit: 'hour', length: hours, until: days },
  { unit: 'day', length: days, until: 7 * days },
  { unit: 'week', length: 7 * days, until: 28 * days },
  { unit: 'month', length: 30 * days, until: 360 * days },
];

/** Returns how long ago an instant was, in whole units, at least one. An instant in the future counts as now. */
export function relativeTimeOf(instant: Date, now: Date): RelativeTime {
  const passed = Math.max(now.getTime() - instant.getTime(), 0);
  const { unit, length } = units.find(({ until }) => passed < until) ?? {
    unit: 'year' as const,
    length: 365 * days,
  };
  return { unit, count: Math.max(1, Math.floor(passed / length)) };
}
