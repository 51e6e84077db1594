import { relativeTimeOf } from '#web/lists/relative-time.ts';

type SeenUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** When somebody was here last. The hour is as near as it is told, so less than one is just that. */
export type LastSeen = 'never' | 'hourNow' | { unit: SeenUnit; count: number };

export function lastSeenOf(instant: string | null, now: Date): LastSeen {
  if (instant === null) return 'never';
  const { unit, count } = relativeTimeOf(new Date(instant), now);
  return unit === 'sec' || unit === 'min' ? 'hourNow' : { unit, count };
}
