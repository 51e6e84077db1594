import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { countWaiting } from '#web/app/client/reachability.ts';
import { onSessionChange, readSession } from '#web/app/client/session.ts';
import { createStore } from '#web/design/store.ts';
import { createStored } from '#web/app/storage/stored.ts';
import { findAct, isFresh, waitingAct, type WaitingAct, type WaitingKind } from './waiting-acts.rules.ts';

const stored = createStored({
  key: 'acts',
  lifetime: 'device',
  parse: (value) => z.array(waitingAct).safeParse(value).data,
});

/** What waits for the connection, oldest first. It outlives the tab; signing out removes it. */
const acts = createStore<readonly WaitingAct[]>(readStored());
countWaiting('acts', acts.read().length);

/** The ids of those that this browser refused to store; they live as long as the tab. */
let unstored: ReadonlySet<string> = new Set();

function readStored(): readonly WaitingAct[] {
  return (stored.read() ?? []).filter((act) => isFresh(act, Date.now()));
}

/** What waits for the signed-in member, whichever window of this browser it was pressed in. */
export function readActs(): readonly WaitingAct[] {
  return [...readStored(), ...acts.read().filter(({ id }) => unstored.has(id))];
}

/** Changes what waits, also in the storage, which the other windows read. */
export function changeActs(change: (acts: readonly WaitingAct[]) => WaitingAct[]): void {
  if (readSession() === undefined) return;
  const waiting = change(readActs());
  if (waiting.length === 0) stored.remove();
  else stored.write(waiting);
  const kept = new Set(readStored().map(({ id }) => id));
  unstored = new Set(waiting.map(({ id }) => id).filter((id) => !kept.has(id)));
  show(waiting);
}

/** Shows what is stored now, after another window or another session changed it. */
export function refreshActs(): void {
  show(readActs());
}

function show(waiting: readonly WaitingAct[]): void {
  acts.set(waiting);
  countWaiting('acts', waiting.length);
}

onSessionChange(({ session, before }) => {
  if (session?.user_id === before?.user_id) return;
  unstored = new Set();
  refreshActs();
});

const none: readonly WaitingAct[] = [];

export function useActs(): readonly WaitingAct[] {
  return useSyncExternalStore(acts.subscribe, acts.read, () => none);
}

/** What waits about a partner, of one kind. */
export function useWaitingAct<Kind extends WaitingKind>(kind: Kind, partnerId: number) {
  return findAct(useActs(), { kind, partnerId });
}
