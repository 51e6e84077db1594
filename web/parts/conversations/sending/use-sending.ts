import { useEffect } from 'react';
import { createStoredText } from '#web/app/storage/stored.ts';

const stored = createStoredText({ key: 'outbox', lifetime: 'tab' });

/**
 * Goes on sending what waited before a reload, on any screen of the member area. The part that sends is loaded only when something
 * waits; otherwise it comes with the first message that is written.
 */
export function useSending(): void {
  useEffect(() => {
    if (stored.read() === undefined) return undefined;
    const load = () => void loadSending();
    load();
    // The part does not arrive without a network.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
}

async function loadSending(): Promise<void> {
  try {
    await import('./send-outbox.ts');
  } catch {
    // It is loaded again with the network.
  }
}
