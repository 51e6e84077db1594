import { IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject, type KeyboardEvent } from 'react';
import { ConversationPanel } from '#web/parts/conversations/conversation-panel.tsx';
import { ThreadList } from '#web/parts/conversations/threads/thread-list.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import type { ChatAddress } from './chat-address.rules.ts';
import styles from './chat-window.module.css';

type Props = {
  address: ChatAddress;
  onChoose: (partnerId: number) => void;
  /** From the conversation to the list, where they are not beside each other. */
  onBack: () => void;
  onSearch: (search: string) => void;
};

/** The own conversations, and the open one beside them; on phones one of the two at a time. */
export function ChatWindow({ address: { partner, search = '' }, onChoose, onBack, onSearch }: Props) {
  const common = useCommonTexts();
  const screen = useVisibleHeight();
  const leaving = useFollowingFocus(screen, { partner, onBack });
  return (
    <div ref={screen} className={styles.screen} data-is-open={partner !== undefined}>
      <h1 className={styles.title}>{common('titles.chatWindow')}</h1>
      <div className={styles.panes}>
        <div className={styles.list}>
          <ThreadList
            density="screen"
            selected={partner}
            onChoose={onChoose}
            search={search}
            onSearch={onSearch}
          />
        </div>
        <div className={styles.conversation} tabIndex={-1} data-conversation {...leaving}>
          {partner === undefined ? (
            <ChooseOne />
          ) : (
            <ConversationPanel density="screen" partnerId={partner} onBack={onBack} />
          )}
        </div>
      </div>
    </div>
  );
}

function ChooseOne() {
  const t = useConversationsTexts();
  return (
    <div className={styles.none}>
      <EmptyState
        icon={<IconMessageCircle size="3rem" stroke={1.25} aria-hidden="true" />}
        title={t('choose.title')}
        text={t('choose.text')}
      />
    </div>
  );
}

/**
 * Returns a ref for the element that needs `--visible-height` and `--visible-top`: the part of the screen that the keyboard of a phone
 * leaves, and that the browser may have moved to show the field.
 */
function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (viewport === null) return undefined;
    const follow = () => {
      // A zoomed page shows a part of the screen; that is no keyboard.
      const isZoomed = viewport.scale > 1.05;
      const style = element.current?.style;
      style?.setProperty('--visible-height', isZoomed ? '100dvh' : `${viewport.height}px`);
      style?.setProperty('--visible-top', isZoomed ? '0px' : `${viewport.offsetTop}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return element;
}

type Options = { partner: number | undefined; onBack: () => void };

/**
 * The focus between the list and the open conversation. A pressed row, which may disappear, gives it to the conversation; a conversation that
 * is closed, back to its row. Escape leads from the conversation to the list.
 */
function useFollowingFocus(
  screen: RefObject<HTMLElement | null>,
  { partner, onBack }: Options,
): { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void } {
  const before = useRef(partner);
  useEffect(() => {
    const left = before.current;
    before.current = partner;
    const { activeElement } = document;
    const isPressed = activeElement === findRow(screen.current, partner);
    if (left === partner || (activeElement !== document.body && !isPressed)) return;
    if (partner === undefined) findRow(screen.current, left)?.focus();
    // It goes on to the field or to the heading when they have come.
    else screen.current?.querySelector<HTMLElement>('[data-conversation]')?.focus({ preventScroll: true });
  }, [partner, screen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // Menus and panels are drawn elsewhere, and close themselves.
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || !isInside)
      return;
    if (currentTarget.querySelector('[data-back]')?.checkVisibility() === true) onBack();
    else findRow(screen.current, partner)?.focus();
  };
  return { onKeyDown };
}

function findRow(screen: HTMLElement | null, partner: number | undefined): HTMLElement | null | undefined {
  return screen?.querySelector<HTMLElement>(`button[data-thread="${String(partner)}"]`);
}
