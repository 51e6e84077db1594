import { relativeTimeOf } from '#web/lists/relative-time.ts';

type SeenUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** When a member was last online. The server states the hour, so anything under an hour is `hourNow`. */
export type LastSeen = 'never' | 'hourNow' | { unit: SeenUnit; count: number };

export function lastSeenOf(instant: string | null, now: Date): LastSeen {
  if (instant === null) return 'never';
  const { unit, count } = relativeTimeOf(new Date(instant), now);
  return unit === 'sec' || unit === 'min' ? 'hourNow' : { unit, count };
}
