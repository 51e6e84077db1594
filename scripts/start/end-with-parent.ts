import { endOnSignals } from './end-on-signals.ts';

/**
 * Makes this process a step of the one that started it: it ends at a signal, and when that process is gone, also when it was killed.
 * Everything it started itself ends with it, by its 'exit' listeners. Without such a process only the signals count.
 */
export function endWithParent(): void {
  endOnSignals();
  process.once('disconnect', () => process.exit(1));
  // Listening alone would keep this process running.
  process.channel?.unref();
}
