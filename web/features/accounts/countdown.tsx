import { formatCountdown } from './countdown.rules.ts';

/** The remaining time as `mm:ss`. Screen readers can read it, but are not told of every second. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <span role="timer" aria-live="off">
      <strong>{formatCountdown(seconds)}</strong>
    </span>
  );
}
