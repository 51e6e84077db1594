import { IconDotsVertical } from '@tabler/icons-react';
import { memo, useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { AnsweredMessageWire, MessageWire } from '#contract/conversations/message.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../../use-conversation.ts';
import { AnsweredQuote } from './answered-quote.tsx';
import styles from './message-item.module.css';
import type { MessageRow } from '../message-rows.rules.ts';
import { MessageMeta } from './message-meta.tsx';
import { MessageText } from './message-text.tsx';
import { MessageWarning } from './message-warning.tsx';
import { RefusedActions } from './refused-actions.tsx';
import { useRelativeTimes } from '#web/parts/dates/use-relative-times.ts';
import { useLongPress } from '../use-long-press.ts';

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
          aria-label={t('messages.more')}
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
    return waiting === null ? null : <Words answered={waiting.replyTo} text={waiting.text} warning={null} />;
  }
  const { m_reply_to: answered, m_text: text, m_warning: warning } = message;
  return <Words answered={answered} text={text} warning={warning} found={found} />;
}

type WordsProps = {
  answered: AnsweredMessageWire | null;
  text: string;
  warning: MessageWire['m_warning'];
  found?: string | undefined;
};

function Words({ answered, text, warning, found }: WordsProps) {
  return (
    <>
      {answered !== null && <AnsweredQuote answered={answered} />}
      <MessageText text={text} found={found} />
      {warning !== null && <MessageWarning warning={warning} />}
    </>
  );
}
