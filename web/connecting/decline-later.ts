import { useSyncExternalStore } from 'react';
import { answerInterest } from '#contract/interests/interests.ts';
import { callWhileLeaving } from '#web/api/browser-client.ts';
import { readOnline } from '#web/api/reachability.ts';
import { undoMilliseconds } from '#web/design/messages/toasts.tsx';
import { createStore } from '#web/design/store.ts';
import { keepAct } from './waiting/send-acts.ts';

/** What is sent when the time is over, and whose interest it is. */
type Declining = { partnerId: number; send: () => Promise<void> };

/** By the interest; `undo` ends the waiting, until it is sent. */
const waiting = createStore<ReadonlyMap<number, Declining & { undo: (() => void) | undefined }>>(new Map());

/** Declines an interest after a while, with `send`; when the page is left before, at once, or with what waits for the connection. Returns what undoes it. */
export function declineLater(interestId: number, declining: Declining): () => void {
  watchLeaving();
  const set = (undo: (() => void) | undefined) =>
    waiting.set(new Map(waiting.read()).set(interestId, { ...declining, undo }));
  const take = () => waiting.set(new Map([...waiting.read()].filter(([id]) => id !== interestId)));
  const timer = window.setTimeout(() => {
    if (!waiting.read().has(interestId)) return;
    set(undefined);
    void declining.send().finally(take);
  }, undoMilliseconds);
  const undo = () => {
    window.clearTimeout(timer);
    take();
  };
  set(undo);
  return undo;
}

let isWatching = false;

/** A page that is closed or reloaded sends what waits: nobody has pressed Undo. */
function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', () => {
    for (const [interestId, { partnerId, undo }] of waiting.read()) {
      if (undo === undefined) continue;
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

/** Takes back that an interest is declined as soon as the time is over; undefined when nothing waits. */
export function useUndoingDecline(interestId: number): (() => void) | undefined {
  return useSyncExternalStore(waiting.subscribe, () => waiting.read().get(interestId)?.undo);
}

const none: ReadonlyMap<number, Declining> = new Map();

/** The interests that are declined, by their ids, as long as the server has not heard of it. */
export function useDeclining(): ReadonlyMap<number, Declining> {
  return useSyncExternalStore(waiting.subscribe, waiting.read, () => none);
}
