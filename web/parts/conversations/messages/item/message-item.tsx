import { IconDotsVertical, IconAlertTriangle } from '@tabler/icons-react';
import {
  memo,
  useId,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  type PointerEvent,
  type TouchEvent,
} from 'react';
import type { AnsweredMessageWire, MessageWire } from '#contract/conversations/message.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useRelativeTimes } from '#web/parts/dates/use-relative-times.ts';
import { Button } from '#web/design/button.tsx';
import { useConversation } from '../../use-conversation.ts';
import { AnsweredQuote } from './answered-quote.tsx';
import type { MessageRow } from '../message-rows.rules.ts';
import { MessageMeta } from './message-meta.tsx';
import { MessageText } from './message-text.tsx';
import type { WaitingMessage } from '../../sending/outbox.rules.ts';
import { removeFromOutbox, sendAgain } from '../../sending/send-outbox.ts';
import styles from './message-item.module.css';
import messageWarningStyles from './message-warning.module.css';
import refusedActionsStyles from './refused-actions.module.css';

const heldMilliseconds = 450;
/** A finger that moves so many pixels scrolls. */
const threshold = 10;

/** Calls back when a finger rests on an element. */
function useLongPress(onHold: (at: { x: number; y: number }) => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const isHeld = useRef(false);
  const end = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => {
    const held = press;
    return () => window.clearTimeout(held.current?.timer);
  }, []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      end();
      isHeld.current = false;
      const timer = window.setTimeout(() => {
        press.current = undefined;
        isHeld.current = true;
        onHold({ x, y });
      }, heldMilliseconds);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > threshold) end();
    },
    onPointerUp: end,
    onTouchEnd: (event: TouchEvent) => {
      // The finger that leaves would press beside what it has opened.
      if (isHeld.current) event.preventDefault();
      isHeld.current = false;
    },
    onPointerCancel: end,
  };
}

/** Where a menu opens, in pixels of the window. */
export type Place = { x: number; y: number };

type Props = {
  row: MessageRow;
  /** The arrow keys lead from message to message; this one has the tab stop. */
  isCurrent: boolean;
  /** A search or an answer led to it. */
  isMarked: boolean;
  isLast: boolean;
  found: string | undefined;
  onMenu: (row: MessageRow, at: Place) => void;
  onCurrent: (key: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Above the first message of all. */
  top: ReactNode;
};

/** One message, with the lines above it. */
export const MessageItem = memo(function MessageItem(props: Props) {
  const { row, top } = props;
  const t = useConversationsTexts();
  return (
    <div className={styles.item} data-starts-group={row.startsGroup} data-is-last={props.isLast}>
      {top}
      {row.startsDay && <DayLine at={row.at} />}
      {row.startsUnread && (
        <p className={styles.unread}>
          <span>{t('messages.unread')}</span>
        </p>
      )}
      <Bubble {...props} />
      {row.waiting !== null && row.waiting.refusal !== null && <RefusedActions message={row.waiting} />}
    </div>
  );
});

function DayLine({ at }: { at: string }) {
  const { writeDayLine } = useRelativeTimes();
  return (
    <p className={styles.day}>
      <span>{writeDayLine(at)}</span>
    </p>
  );
}

function Bubble({ row, isCurrent, isMarked, found, onMenu, onCurrent, onKeyDown }: Props) {
  const t = useConversationsTexts();
  const { name } = useConversation();
  const { writeTime } = useDates();
  const id = useId();
  const hasMenu = row.message !== null;
  const open = (at: Place) => hasMenu && onMenu(row, at);
  const longPress = useLongPress(open);
  const openBeside = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    open({ x: left, y: bottom });
  };
  const focusing = {
    tabIndex: isCurrent ? 0 : -1,
    onFocus: () => onCurrent(row.key),
    onKeyDown,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // The menu of a mouse is that of the browser.
      if (event.button === 2) return;
      event.preventDefault();
      openBeside(event);
    },
  };
  return (
    <div className={styles.line} data-is-own={row.isOwn}>
      <article
        {...focusing}
        {...longPress}
        className={styles.bubble}
        data-row={row.key}
        data-is-own={row.isOwn}
        data-starts-group={row.startsGroup}
        data-is-marked={isMarked}
        aria-labelledby={`${id}-sender ${id}-content ${id}-meta`}
      >
        <Sender id={`${id}-sender`} isOwn={row.isOwn} />
        <div id={`${id}-content`} className={styles.content}>
          <Content row={row} found={found} />
        </div>
        <MessageMeta id={`${id}-meta`} row={row} />
      </article>
      {hasMenu && (
        <IconButton
          className={styles.more}
          aria-label={t(row.isOwn ? 'messages.moreOfOwn' : 'messages.moreOf', {
            name,
            when: writeTime(row.at),
          })}
          aria-haspopup="menu"
          tabIndex={isCurrent ? 0 : -1}
          onClick={openBeside}
        >
          <IconDotsVertical size="1.125rem" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Sender({ id, isOwn }: { id: string; isOwn: boolean }) {
  const t = useConversationsTexts();
  const { name } = useConversation();
  return (
    <span id={id} className="visually-hidden">
      {isOwn ? t('messages.you') : name}:
    </span>
  );
}

function Content({ row, found }: Pick<Props, 'row' | 'found'>) {
  const t = useConversationsTexts();
  const { message, waiting, isOwn } = row;
  if (message?.m_taken_back === true) {
    return <p className={styles.takenBack}>{t(isOwn ? 'messages.youTookBack' : 'messages.takenBack')}</p>;
  }
  if (message === null) {
    return waiting === null ? null : (
      <Words answered={waiting.replyTo} isOwn text={waiting.text} warning={null} />
    );
  }
  const { m_reply_to: answered, m_text: text, m_warning: warning } = message;
  return <Words answered={answered} isOwn={isOwn} text={text} warning={warning} found={found} />;
}

type WordsProps = {
  answered: AnsweredMessageWire | null;
  isOwn: boolean;
  text: string;
  warning: MessageWire['m_warning'];
  found?: string | undefined;
};

function Words({ answered, isOwn, text, warning, found }: WordsProps) {
  return (
    <>
      {answered !== null && <AnsweredQuote answered={answered} isByOwn={isOwn} />}
      <MessageText text={text} found={found} />
      {warning !== null && <MessageWarning warning={warning} />}
    </>
  );
}

/** What the reader of a message should think of. */
function MessageWarning({ warning }: { warning: NonNullable<MessageWire['m_warning']> }) {
  const t = useConversationsTexts();
  return (
    <p className={messageWarningStyles.warning}>
      <IconAlertTriangle size="1.125rem" className={messageWarningStyles.icon} aria-hidden="true" />
      <span>{t(`warnings.${warning}`)}</span>
    </p>
  );
}

/** Why a message was not sent, and what can be done with it. */
function RefusedActions({ message }: { message: WaitingMessage }) {
  const t = useConversationsTexts();
  return (
    <div className={refusedActionsStyles.refused}>
      <p className={refusedActionsStyles.reason}>{message.refusal}</p>
      <div className={refusedActionsStyles.buttons}>
        <Button look="quiet" size="small" onClick={() => sendAgain(message)}>
          {t('refused.again')}
        </Button>
        <Button look="quiet" size="small" onClick={() => removeFromOutbox(message)}>
          {t('refused.remove')}
        </Button>
      </div>
    </div>
  );
}
