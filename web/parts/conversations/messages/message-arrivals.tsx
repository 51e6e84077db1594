import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../use-conversation.ts';
import type { MessageRow } from './message-rows.rules.ts';

type Arrival = { id: number; sentence: string };

/** Screen readers have read it by then; a second reading of the conversation finds each message once. */
const shownMilliseconds = 5000;
/** Of a flood the latest are announced. */
const mostAnnounced = 3;

/** Announces the messages of the partner that come while the conversation is open. */
export function Arrivals({ rows }: { rows: readonly MessageRow[] }) {
  const t = useConversationsTexts();
  const { name } = useConversation();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const knownId = useRef(latestIdOf(rows));
  const announceNew = useEffectEvent((present: readonly MessageRow[]) => {
    const before = knownId.current;
    knownId.current = Math.max(before, latestIdOf(present));
    const arrived = present.filter(({ message, isOwn }) => !isOwn && (message?.m_id ?? 0) > before);
    if (arrived.length === 0) return;
    setArrivals(
      arrived.slice(-mostAnnounced).flatMap(({ message }) => {
        if (message === null || message.m_taken_back) return [];
        return [{ id: message.m_id, sentence: t('messages.arrived', { name, text: message.m_text }) }];
      }),
    );
  });
  useEffect(() => announceNew(rows), [rows]);
  useEffect(() => {
    if (arrivals.length === 0) return undefined;
    const timer = window.setTimeout(() => setArrivals([]), shownMilliseconds);
    return () => window.clearTimeout(timer);
  }, [arrivals]);
  return (
    <div className="visually-hidden" data-arrivals>
      {arrivals.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
}

function latestIdOf(rows: readonly MessageRow[]): number {
  return rows.findLast(({ message }) => message !== null)?.message?.m_id ?? 0;
}
