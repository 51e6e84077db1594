import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { AnsweredMessageWire } from '#contract/conversations/message.wire.ts';
import { onSessionChange, readSession } from '#web/app/client/session.ts';
import { createStore } from '#web/design/store.ts';
import { createStored } from '#web/app/storage/stored.ts';

/** What a member began to write to a partner, and the message that it answers. */
export type Draft = { text: string; replyTo: AnsweredMessageWire | null };

export const emptyDraft: Draft = { text: '', replyTo: null };

const draftsOfPartners = z.record(
  z.string(),
  z.object({
    text: z.string(),
    replyTo: z
      .object({ m_id: z.number(), m_sender_id: z.number(), m_text: z.string(), m_taken_back: z.boolean() })
      .nullable(),
  }),
);

type Drafts = Readonly<Record<string, Draft>>;

const stored = createStored({
  key: 'message-drafts',
  lifetime: 'tab',
  parse: (value) => draftsOfPartners.safeParse(value).data,
});

/** The drafts of this tab by the partner's id. They outlive a reload and an expired session, as the drafts of forms do. */
const drafts = createStore<Drafts>(readStored());

function readStored(): Drafts {
  return stored.read() ?? {};
}

export function readDraft(partnerId: number): Draft {
  return drafts.read()[partnerId] ?? emptyDraft;
}

/** Stores a draft; an empty one is removed. */
export function writeDraft(partnerId: number, draft: Draft): void {
  if (readSession() === undefined) return;
  const { [partnerId]: _before, ...others } = drafts.read();
  const isEmpty = draft.text === '' && draft.replyTo === null;
  const all = isEmpty ? others : { ...others, [partnerId]: draft };
  stored.write(all);
  drafts.set(all);
}

onSessionChange(({ session, before }) => {
  if (session?.user_id !== before?.user_id) drafts.set(readStored());
});

/** The draft of one conversation, as it is stored. */
export function useDraft(partnerId: number): Draft {
  return useSyncExternalStore(
    drafts.subscribe,
    () => readDraft(partnerId),
    () => emptyDraft,
  );
}
