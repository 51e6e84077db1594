import { useSyncExternalStore } from 'react';
import { formatCountdown, secondsUntil } from './codes.rules.ts';

/** The remaining time as `mm:ss`. Screen readers can read it, but do not announce every second. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <span role="timer" aria-live="off">
      <strong>{formatCountdown(seconds)}</strong>
    </span>
  );
}

/** Returns the seconds left until an instant (milliseconds), by the clock, so that a suspended tab catches up. */
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
