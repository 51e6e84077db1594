import { useEffect } from 'react';
import { startSending } from './send-outbox.ts';

/** Sends what waits while the member area is open, also what a reload has interrupted. */
export function useSending(): void {
  useEffect(() => startSending(), []);
}
