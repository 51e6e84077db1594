import { useEffect, useEffectEvent, useRef } from 'react';
import { seeMessages } from '#contract/conversations/messages.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';

const pauseMilliseconds = 250;

type Unread = { partnerId: number; firstUnread: number | null };

/**
 * Returns a function that is called with the lowest message of the partner in view. It marks the messages up to there as seen, while
 * the member looks at this window and something is unread.
 */
export function useSeeing({ partnerId, firstUnread }: Unread): (messageId: number) => void {
  const visibleId = useRef(0);
  const seenId = useRef(0);
  const timer = useRef<number>(undefined);
  const mark = async () => {
    timer.current = undefined;
    const upTo = seenId.current;
    const isMarked = isLooking() && (await markSeen({ partnerId, upTo }));
    // A later message that came into view meanwhile is marked by itself.
    if (!isMarked && seenId.current === upTo) seenId.current = 0;
  };
  const see = (messageId: number) => {
    visibleId.current = messageId;
    if (firstUnread === null || messageId < firstUnread || messageId <= seenId.current || !isLooking())
      return;
    seenId.current = messageId;
    timer.current ??= window.setTimeout(() => void mark(), pauseMilliseconds);
  };
  // A message may be in view before it is known to be unread.
  const seeAgain = useEffectEvent((_firstUnread: number | null) => see(visibleId.current));
  useEffect(() => seeAgain(firstUnread), [firstUnread]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return see;
}

/** Whether the member looks at this window, as far as the browser knows. */
export function isLooking(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Returns whether the service has it. */
async function markSeen({ partnerId, upTo }: { partnerId: number; upTo: number }): Promise<boolean> {
  try {
    return (await callEndpoint(seeMessages, { partner_id: partnerId, m_id: upTo })).result;
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return false;
  }
}
