import { useEffect } from 'react';
import { readSession } from '#web/api/session.ts';
import { attempt } from '#web/storage/stored.ts';
import { outboxKeyOf } from './outbox-key.rules.ts';

/**
 * Goes on sending what waited before a reload, on any screen of the member area. The part that sends is loaded only when something
 * waits; otherwise it comes with the first message that is written.
 */
export function useSending(): void {
  useEffect(() => {
    if (!hasStoredMessages()) return undefined;
    const load = () => void loadSending();
    load();
    // The part does not arrive without a network.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
}

function hasStoredMessages(): boolean {
  const accountId = readSession()?.user_id;
  if (accountId === undefined) return false;
  return attempt(() => sessionStorage.getItem(outboxKeyOf(accountId))) !== null;
}

async function loadSending(): Promise<void> {
  try {
    await import('./send-outbox.ts');
  } catch {
    // It is loaded again with the network.
  }
}
