import { useState } from 'react';
import type { Refusal } from '#web/api/answer.ts';
import { useCountdown } from './use-countdown.ts';

/** A wait that the server has asked for: why, and how many seconds are left. */
export type Waiting = { seconds: number; reason: string };

/** Keeps a form from being sent again before the server will listen. */
export function useWaiting(): Waiting & { startFor: (refusal: Refusal) => boolean } {
  const [wait, setWait] = useState({ until: 0, reason: '' });
  const seconds = useCountdown(wait.until);
  return {
    seconds,
    reason: wait.reason,
    /** Answers whether the refusal says when to try again. */
    startFor: ({ retry_after, message }) => {
      if (retry_after === undefined) return false;
      setWait({ until: Date.now() + retry_after * 1000, reason: message });
      return true;
    },
  };
}
