import type { KeyboardEvent, ReactNode } from 'react';
import type { ThreadWire } from '#contract/conversations/conversation.wire.ts';
import { CountBadge } from '#web/design/badges/count-badge.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useDraft } from '../composer/store-drafts.ts';
import { ProgressMark } from '../messages/item/message-meta.tsx';
import { useRelativeTimes } from '#web/parts/dates/use-relative-times.ts';
import type { WaitingMessage } from '../sending/outbox.rules.ts';
import { useOutboxOf } from '../sending/store-outbox.ts';
import { useIsTyping } from '../sending/use-typing.ts';
import styles from './thread-row.module.css';

type Props = { thread: ThreadWire; isSelected: boolean; onChoose: () => void };

/** A conversation in the list: the partner, the latest message, when it was, and how many are unread. */
export function ThreadRow({ thread, isSelected, onChoose }: Props) {
  const t = useConversationsTexts();
  const { writeLatest } = useRelativeTimes();
  const { name, profile_pic: picture, last_at: lastAt, unread } = thread;
  return (
    <button
      type="button"
      className={styles.row}
      data-thread={thread.partner_id}
      data-is-selected={isSelected}
      data-is-unread={unread > 0}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onChoose}
      onKeyDown={moveAmongRows}
    >
      <Avatar name={thread.is_visible ? name : null} picture={picture} />
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className={styles.name}>{name}</bdi>
          <time dateTime={lastAt} className={styles.time}>
            {writeLatest(lastAt)}
          </time>
        </span>
        <span className={styles.line}>
          <Latest thread={thread} isSelected={isSelected} />
          <CountBadge count={unread} label={t('list.unread', { count: unread })} />
        </span>
      </span>
    </button>
  );
}

/** The arrow keys, Home and End lead from one conversation to the next. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(rows.length - 1, at + 1),
    Home: 0,
    End: rows.length - 1,
  };
  if (at === -1 || !Object.hasOwn(places, event.key)) return;
  event.preventDefault();
  rows[places[event.key] ?? at]?.focus();
}

/** What is latest in a conversation: the partner is writing, a draft, what waits, or else the latest message. */
function Latest({ thread, isSelected }: Omit<Props, 'onChoose'>) {
  const t = useConversationsTexts();
  const { partner_id: id, last_is_own: isOwn, last_at: lastAt, is_open: isOpen } = thread;
  const isTyping = useIsTyping(id, isOwn ? undefined : lastAt);
  const draft = useDraft(id).text.trim();
  const waiting = useOutboxOf(id).findLast(({ isAcknowledged }) => !isAcknowledged);
  if (isTyping && isOpen) return <Line tone="typing">{t('list.writing')}</Line>;
  if (draft !== '' && !isSelected) return <Line tone="draft">{t('list.draft', { text: draft })}</Line>;
  return waiting === undefined ? <LatestMessage thread={thread} /> : <LatestWaiting message={waiting} />;
}

function LatestWaiting({ message: { refusal, text } }: { message: WaitingMessage }) {
  const t = useConversationsTexts();
  const isRefused = refusal !== null;
  return (
    <Line tone={isRefused ? 'failed' : 'plain'}>
      <ProgressMark progress={isRefused ? 'refused' : 'waiting'} />
      <bdi>{isRefused ? t('list.failedToSend') : text}</bdi>
    </Line>
  );
}

function LatestMessage({ thread }: { thread: ThreadWire }) {
  const t = useConversationsTexts();
  const { last_message: text, last_is_own: isOwn, last_taken_back: isTakenBack, is_open: isOpen } = thread;
  if (isTakenBack) return <Line tone="quiet">{t(isOwn ? 'list.youTookBack' : 'list.takenBack')}</Line>;
  if (text === null) return <Line tone="quiet">{t(isOpen ? 'list.sayHello' : 'list.noMessages')}</Line>;
  return (
    <Line tone="plain">
      <bdi>{isOwn ? t('list.you', { text }) : text}</bdi>
    </Line>
  );
}

type LineProps = { tone: 'plain' | 'quiet' | 'typing' | 'draft' | 'failed'; children: ReactNode };

function Line({ tone, children }: LineProps) {
  return (
    <span className={styles.latest} data-tone={tone}>
      {children}
    </span>
  );
}
