import { useRef, useState, useSyncExternalStore } from 'react';
import { sayTyping } from '#contract/conversations/conversations.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { typingSignal } from '#web/app/client/live-signals.ts';
import { createStore } from '#web/design/store.ts';

/** A partner who wrote a character says so again within this time. */
const shownMilliseconds = 5000;
/** A member who goes on writing says so at most so often. */
const pauseMilliseconds = 3000;

/** The partners who are writing, each with the number of the last time they said so. */
const typing = createStore<ReadonlyMap<number, number>>(new Map());
const timers = new Map<number, number>();
let lastTurn = 0;

typingSignal.listen((partnerId) => {
  lastTurn += 1;
  typing.set(new Map(typing.read()).set(partnerId, lastTurn));
  window.clearTimeout(timers.get(partnerId));
  timers.set(
    partnerId,
    window.setTimeout(() => stopShowing(partnerId), shownMilliseconds),
  );
});

function stopShowing(partnerId: number): void {
  timers.delete(partnerId);
  typing.set(new Map([...typing.read()].filter(([id]) => id !== partnerId)));
}

/** Whether a partner is writing. What was written ends it: `latest` is the partner's latest message. */
export function useIsTyping(partnerId: number, latest: string | number | undefined): boolean {
  const turn = useSyncExternalStore(typing.subscribe, typing.read).get(partnerId);
  const [ended, setEnded] = useState<{ latest: typeof latest; turn: number | undefined }>({
    latest,
    turn: undefined,
  });
  if (ended.latest !== latest) setEnded({ latest, turn });
  return turn !== undefined && turn !== ended.turn;
}

/** Returns a function that says that the member is writing to a partner. */
export function useSayingTyping(partnerId: number): () => void {
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (performance.now() - saidAt.current < pauseMilliseconds) return;
    saidAt.current = performance.now();
    void say(partnerId);
  };
}

/** Without a connection, or while the conversation is closed, nobody has to know. */
async function say(partnerId: number): Promise<void> {
  try {
    await callEndpoint(sayTyping, { partner_id: partnerId });
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
