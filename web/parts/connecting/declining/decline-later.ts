import { useSyncExternalStore } from 'react';
import { answerInterest } from '#contract/interests/interests.ts';
import { callWhileLeaving } from '#web/app/client/browser-client.ts';
import { readOnline } from '#web/app/client/reachability.ts';
import { undoMilliseconds, type Undoing } from '#web/design/messages/toasts.tsx';
import { createStore } from '#web/design/store.ts';
import { keepAct } from '../waiting/send-acts.ts';

/** What is sent when the time is over, and whose interest it is. */
type Declining = { partnerId: number; send: () => Promise<void> };

/** By the interest; `undoing` is there until it is sent. */
type Waiting = ReadonlyMap<number, Declining & { undoing: Undoing | undefined }>;

const waiting = createStore<Waiting>(new Map());

/** Declines an interest after a while, with `send`; when the page is left before, at once, or with what waits for the connection. Returns what undoes it. */
export function declineLater(interestId: number, declining: Declining): Undoing {
  watchLeaving();
  let timer = 0;
  const set = (undoing: Undoing | undefined) =>
    waiting.set(new Map(waiting.read()).set(interestId, { ...declining, undoing }));
  const take = () => waiting.set(new Map([...waiting.read()].filter(([id]) => id !== interestId)));
  const send = () => {
    set(undefined);
    void declining.send().finally(take);
  };
  const undoing = {
    undo: () => {
      window.clearTimeout(timer);
      take();
    },
    hold: (isHeld: boolean) => {
      window.clearTimeout(timer);
      const isWaiting = waiting.read().get(interestId)?.undoing === undoing;
      if (isWaiting && !isHeld) timer = window.setTimeout(send, undoMilliseconds);
    },
  };
  set(undoing);
  undoing.hold(false);
  return undoing;
}

let isWatching = false;

/** A page that is closed or reloaded sends what waits: nobody has pressed Undo. */
function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', () => {
    for (const [interestId, { partnerId, undoing }] of waiting.read()) {
      if (undoing === undefined) continue;
      if (!readOnline()) keepAct({ kind: 'answer', partnerId, interestId, status: 'rejected' });
      else {
        void callWhileLeaving(answerInterest, { interest_id: interestId, status: 'rejected' }).catch(
          () => undefined,
        );
      }
    }
    waiting.set(new Map());
  });
}

const none: Waiting = new Map();

/** The interests that are declined, by their ids, as long as the server has not heard of it. */
export function useDeclining(): Waiting {
  return useSyncExternalStore(waiting.subscribe, waiting.read, () => none);
}
