import { useEffect } from 'react';
import { confirmDelivery } from '#contract/conversations/unread.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { useUnread } from './use-unread.ts';

/** Tells the senders that their messages have arrived, each time this window learns of another number of unread ones. */
export function useConfirmDelivery(): void {
  const unread = useUnread();
  useEffect(() => {
    if (unread > 0) void confirm();
  }, [unread]);
}

async function confirm(): Promise<void> {
  try {
    await callEndpoint(confirmDelivery, {});
  } catch (error) {
    // They are confirmed with the next message, or once they are seen.
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
