import { useSyncExternalStore } from 'react';
import { secondsUntil } from './countdown.rules.ts';

/** Seconds left until an instant (milliseconds), counted against the clock, so that a tab that slept catches up. */
export function useCountdown(until: number): number {
  return useSyncExternalStore(
    everySecond,
    () => secondsUntil(until, Date.now()),
    () => 0,
  );
}

function everySecond(tick: () => void): () => void {
  const ticking = window.setInterval(tick, 1000);
  return () => window.clearInterval(ticking);
}
