import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { countWaiting } from '#web/app/client/reachability.ts';
import { onSessionChange, readSession } from '#web/app/client/session.ts';
import { createStore } from '#web/design/store.ts';
import { createStored } from '#web/app/storage/stored.ts';
import { isWaiting, type WaitingMessage } from './outbox.rules.ts';

const waitingMessages = z.array(
  z.object({
    clientId: z.string(),
    partnerId: z.number(),
    text: z.string(),
    replyTo: z
      .object({ m_id: z.number(), m_sender_id: z.number(), m_text: z.string(), m_taken_back: z.boolean() })
      .nullable(),
    writtenAt: z.string(),
    refusal: z.string().nullable(),
    isAcknowledged: z.boolean(),
  }),
);

const stored = createStored({
  key: 'outbox',
  lifetime: 'tab',
  parse: (value) => waitingMessages.safeParse(value).data,
});

/** The messages of this tab that are not acknowledged yet, in the order in which they were written. */
const outbox = createStore<readonly WaitingMessage[]>(readStored());

countWaiting('messages', outbox.read().filter(isWaiting).length);

function readStored(): readonly WaitingMessage[] {
  return (stored.read() ?? []).filter(({ isAcknowledged }) => !isAcknowledged);
}

export const readOutbox = outbox.read;

/** Replaces the messages, also in the storage of the tab, which a reload reads. */
export function writeOutbox(messages: readonly WaitingMessage[]): void {
  if (readSession() === undefined) return;
  if (messages.length === 0) stored.remove();
  else stored.write([...messages]);
  show(messages);
}

function show(messages: readonly WaitingMessage[]): void {
  outbox.set(messages);
  countWaiting('messages', messages.filter(isWaiting).length);
}

// An expired session leaves them: a member who signs in again in this tab goes on with them.
onSessionChange(({ session, before }) => {
  if (session?.user_id !== before?.user_id) show(readStored());
});

const none: readonly WaitingMessage[] = [];

/** The messages to one partner that are not acknowledged yet. */
export function useOutboxOf(partnerId: number): readonly WaitingMessage[] {
  const all = useSyncExternalStore(outbox.subscribe, readOutbox, () => none);
  return useMemo(() => all.filter((message) => message.partnerId === partnerId), [all, partnerId]);
}
