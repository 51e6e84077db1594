import { IconArrowDown } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Virtualizer } from 'virtua';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { MessageItem, type Place } from './item/message-item.tsx';
import styles from './message-list.module.css';
import { MessageMenu } from './message-menu.tsx';
import { seenIdOf, type MessageRow } from './message-rows.rules.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useScrollPlace, type ScrollTarget } from './use-scroll-place.ts';

type Props = {
  rows: readonly MessageRow[];
  target: ScrollTarget | undefined;
  hasNewer: boolean;
  isLoading: boolean;
  /** How many messages of the partner are not seen. */
  unread: number;
  markedId: number | undefined;
  /** The words of a search, marked in the message it led to. */
  found: string | undefined;
  /** Above the first message of all. */
  begin: ReactNode;
  /** Over the upper and the lower edge: what is on its way, or could not be loaded. */
  edges: ReactNode;
  onNearStart: () => void;
  onNearEnd: () => void;
  /** The lowest message of the partner in view. */
  onSeen: (messageId: number) => void;
  /** Shows the latest message, or the first unread one. */
  onToEnd: (scrollToEnd: () => void) => void;
};

/** The messages of a conversation. Only those in view are in the document, so any number of them scrolls smoothly. */
export function MessageList(props: Props) {
  const { target, hasNewer, unread, markedId, onSeen } = props;
  const { rows, isPrepended } = useShownRows(props.rows);
  const scroller = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ row: MessageRow; at: Place }>();
  const { list, isAtEnd, onScroll, onResize, scrollToEnd } = useScrollPlace({
    rows,
    scroller,
    target,
    hasNewer,
    isLoading: props.isLoading,
    onNearStart: props.onNearStart,
    onNearEnd: props.onNearEnd,
    onVisible: (index) => {
      const id = seenIdOf(rows, index);
      if (id !== undefined) onSeen(id);
    },
  });
  const keys = useRowKeys({ rows, list, scroller });
  const openMenu = useCallback((row: MessageRow, at: Place) => setMenu({ row, at }), []);
  const closeMenu = () => {
    setMenu(undefined);
    if (menu !== undefined) keys.focus(menu.row.key);
  };
  return (
    <div className={styles.place}>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.messages}>
          <div className={styles.spacer} />
          <Virtualizer
            ref={list}
            data={rows}
            scrollRef={scroller}
            shift={isPrepended}
            keepMounted={keys.keptIndexes}
            onScroll={onScroll}
            onResize={onResize}
          >
            {(row, index) => (
              <MessageItem
                key={row.key}
                row={row}
                isCurrent={row.key === keys.currentKey}
                isLast={index === rows.length - 1}
                isMarked={row.message !== null && row.message.m_id === markedId}
                found={row.message?.m_id === markedId ? props.found : undefined}
                onMenu={openMenu}
                onCurrent={keys.setCurrent}
                onKeyDown={keys.onKeyDown}
                top={index === 0 ? props.begin : null}
              />
            )}
          </Virtualizer>
        </div>
      </div>
      {props.edges}
      {!isAtEnd && <ToEnd unread={unread} onClick={() => props.onToEnd(scrollToEnd)} />}
      {menu !== undefined && <MessageMenu row={menu.row} at={menu.at} onClose={closeMenu} />}
    </div>
  );
}

/** Older messages that are put on top must not move the others, so the list has to know that it happened. */
function useShownRows(rows: readonly MessageRow[]): {
  rows: readonly MessageRow[];
  isPrepended: boolean;
} {
  const [shown, setShown] = useState({ rows, isPrepended: false });
  if (shown.rows === rows) return shown;
  const next = { rows, isPrepended: isLongerAbove(shown.rows, rows) };
  setShown(next);
  return next;
}

function isLongerAbove(before: readonly MessageRow[], after: readonly MessageRow[]): boolean {
  const [first] = before;
  if (first === undefined || after[0]?.key === first.key) return false;
  return after.some(({ key }) => key === first.key);
}

function ToEnd({ unread, onClick }: { unread: number; onClick: () => void }) {
  const t = useConversationsTexts();
  return (
    <button type="button" className={styles.toEnd} data-has-new={unread > 0} onClick={onClick}>
      {unread > 0 ? (
        <span>{t('messages.newBelow', { count: unread })}</span>
      ) : (
        <span className="visually-hidden">{t('messages.toEnd')}</span>
      )}
      <IconArrowDown size="1.25rem" aria-hidden="true" />
    </button>
  );
}
