import { constants } from 'node:os';

let isListening = false;

/** Turns Ctrl-C and similar signals into an ordinary exit, so that the 'exit' listeners run and tidy up. */
export function endOnSignals(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
