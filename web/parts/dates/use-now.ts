import { useSyncExternalStore } from 'react';
import { dayIn } from '#contract/fields/dates.ts';
import { useSite } from '#web/app/document/site.ts';

const tickMilliseconds = 30_000;
const listeners = new Set<() => void>();
let now = new Date();
let ticking: number | undefined;

/** Returns the time, updated every 30 s, so that "2 min ago" does not stay on the screen for an hour. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}

/** Returns the day where the site is, as `YYYY-MM-DD`. A screen is drawn again only when it changes. */
export function useToday(): string {
  const { time_zone: timeZone } = useSite();
  return useSyncExternalStore(subscribe, () => dayIn(timeZone, now));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    ticking = window.setInterval(tick, tickMilliseconds);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.clearInterval(ticking);
  };
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}
