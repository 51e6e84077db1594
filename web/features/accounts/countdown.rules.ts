/** The documented resend timer: at first a little shorter, after each send the full time. */
export const resendSeconds = { first: 200, afterSend: 300 } as const;

/** Whole seconds from now until an instant, both in milliseconds; never below zero. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** `mm:ss`: 200 seconds are `03:20`. */
export function formatCountdown(seconds: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
