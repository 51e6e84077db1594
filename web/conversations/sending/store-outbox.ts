import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { onSessionChange, readSession } from '#web/api/session.ts';
import { createStore } from '#web/design/store.ts';
import { removeFromTab } from '#web/storage/remove-from-tab.ts';
import { createStored } from '#web/storage/stored.ts';
import { outboxKeyOf, outboxPrefix } from './outbox-key.rules.ts';
import type { WaitingMessage } from './outbox.rules.ts';

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

/** The messages of this tab that are not acknowledged yet, in the order in which they were written. */
const outbox = createStore<readonly WaitingMessage[]>(readStored());

function storedOf(accountId: string) {
  return createStored({
    key: outboxKeyOf(accountId),
    lifetime: 'tab',
    parse: (stored) => waitingMessages.safeParse(stored).data,
  });
}

function readStored(): readonly WaitingMessage[] {
  const session = readSession();
  const stored = session === undefined ? [] : (storedOf(session.user_id).read() ?? []);
  return stored.filter(({ isAcknowledged }) => !isAcknowledged);
}

export const readOutbox = outbox.read;

/** Replaces the messages, also in the storage of the tab, which a reload reads. */
export function writeOutbox(messages: readonly WaitingMessage[]): void {
  const accountId = readSession()?.user_id;
  if (accountId === undefined) return;
  if (messages.length === 0) storedOf(accountId).remove();
  else storedOf(accountId).write([...messages]);
  outbox.set(messages);
}

// An expired session leaves them: a member who signs in again in this tab goes on with them.
onSessionChange(({ session, before, end }) => {
  if (end === 'signed-out') removeFromTab(outboxPrefix);
  if (session?.user_id !== before?.user_id) outbox.set(readStored());
});

const none: readonly WaitingMessage[] = [];

/** The messages to one partner that are not acknowledged yet. */
export function useOutboxOf(partnerId: number): readonly WaitingMessage[] {
  const all = useSyncExternalStore(outbox.subscribe, readOutbox, () => none);
  return useMemo(() => all.filter((message) => message.partnerId === partnerId), [all, partnerId]);
}
